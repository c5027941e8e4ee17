import { type ReactNode, useMemo } from "react";
import { optionsOfRows } from "#domain/data-interface/choices-of-rows.ts";
import { choiceColumns } from "#domain/form/field-kinds/choice-columns.ts";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import { ALL_ROWS } from "./asked-rows.ts";
import { InterfaceRows, type ShownRows } from "./interface-rows.tsx";
import { RowsProblem } from "./rows-problem.tsx";
import { useShownForm } from "../store/form-context.ts";
import type { ControlProps } from "../kinds/control-props.ts";
import { NotHere } from "../kinds/not-here.tsx";
import { useOptions } from "../kinds/use-options.ts";

interface WithOptionsProps extends Pick<ControlProps, "node" | "value" | "names" | "request"> {
  readonly children: (options: readonly Option[]) => ReactNode;
}

/** What can be chosen in a field, wherever it comes from; says why where there is nothing on this device. */
export function WithOptions({ children, ...props }: WithOptionsProps) {
  const { node, request } = props;
  const { interfaceOf } = useShownForm();
  const options = useOptions(node);
  if (node.settings.dataType !== "dynamic")
    return options ? children(options) : <NotHere {...props} />;
  const known = interfaceOf(node.settings.interfaceId);
  if (!known) return <NotHere {...props} />;
  return (
    <InterfaceRows known={known} request={request} words="" page={ALL_ROWS}>
      {(shown) => <RowOptions node={node} shown={shown} draw={children} />}
    </InterfaceRows>
  );
}

interface RowOptionsProps extends Pick<ControlProps, "node"> {
  readonly shown: ShownRows;
  readonly draw: WithOptionsProps["children"];
}

/** Rows of a data interface as options; what hinders them stands below. */
function RowOptions({ node, shown, draw }: RowOptionsProps) {
  const { rows } = shown;
  const options = useMemo(() => optionsOfRows(rows, choiceColumns(node)), [rows, node]);
  return (
    <>
      {draw(options)}
      <RowsProblem shown={shown} />
    </>
  );
}
