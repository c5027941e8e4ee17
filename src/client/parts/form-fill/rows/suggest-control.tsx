import { Autocomplete } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { rowWithId } from "#domain/data-interface/interface-rows.ts";
import { choicesOfRows } from "#domain/data-interface/choices-of-rows.ts";
import { choiceColumns } from "#domain/form/field-kinds/choice-columns.ts";
import { textOf } from "#domain/form/json/json.ts";
import { TextControl } from "../kinds/text-controls.tsx";
import type { ControlProps } from "../kinds/control-props.ts";
import { useShownForm } from "../store/form-context.ts";
import { InterfaceRows, type ShownRows } from "./interface-rows.tsx";
import { RowsProblem } from "./rows-problem.tsx";

/** Suggestions where nothing is said. */
const SUGGESTED = 50;

/** A text, with what others called it: typed freely, or one of what is suggested. */
export function SuggestControl(props: ControlProps) {
  const { interfaceOf } = useShownForm();
  const { node, value, request } = props;
  const { interfaceId = "", total } = node.properties;
  const known = interfaceId === "" ? undefined : interfaceOf(interfaceId);
  // Without suggestions it is a text like any other.
  if (!known) return <TextControl {...props} />;
  const { label } = choiceColumns(node);
  return (
    <InterfaceRows
      known={known}
      request={request}
      words={textOf(value)}
      columns={[label]}
      page={{ at: 1, size: total && total > 0 ? total : SUGGESTED }}
    >
      {(shown) => <Suggestions {...props} shown={shown} />}
    </InterfaceRows>
  );
}

function Suggestions({ shown, ...props }: ControlProps & { readonly shown: ShownRows }) {
  const { t } = useTranslation("form-fill");
  const { node, value, names, required, invalid, onChange, onLeave } = props;
  const { label } = choiceColumns(node);
  const choices = choicesOfRows(shown.rows, { value: label, label });
  return (
    <>
      <Autocomplete
        {...names}
        required={required}
        error={invalid}
        placeholder={node.properties.placeholder ?? ""}
        data={choices.map((choice) => choice.label)}
        // What was asked with is what is typed.
        filter={({ options }) => options}
        value={textOf(value)}
        onChange={(text) => onChange(text || null)}
        onOptionSubmit={(text) => {
          const row = rowWithId(shown.rows, label, text);
          onChange(text, row);
        }}
        onBlur={onLeave}
        clearable={node.properties.clearable !== false}
        clearButtonProps={{ "aria-label": t("clear") }}
      />
      <RowsProblem shown={shown} />
    </>
  );
}
