import { useMemo } from "react";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import { choicesOfTree } from "./choice.ts";
import { ChoiceSelect } from "./choice-select.tsx";
import type { ControlProps } from "./control-props.ts";
import { WithOptions } from "../rows/with-options.tsx";

/** One or several of a list, or any piece of a tree. */
export function SelectControl(props: ControlProps) {
  return <OptionSelect {...props} kept="id" />;
}

/** The end of a way through a tree. */
export function CascaderControl(props: ControlProps) {
  return <OptionSelect {...props} kept="path" />;
}

function OptionSelect({ kept, ...props }: ControlProps & { readonly kept: "id" | "path" }) {
  return (
    <WithOptions {...props}>
      {(options) => <TreeSelect {...props} options={options} kept={kept} />}
    </WithOptions>
  );
}

interface TreeSelectProps extends ControlProps {
  readonly options: readonly Option[];
  readonly kept: "id" | "path";
}

function TreeSelect({ options, kept, ...props }: TreeSelectProps) {
  const choices = useMemo(() => choicesOfTree(options, kept), [options, kept]);
  return <ChoiceSelect {...props} choices={choices} />;
}
