import { useMemo } from "react";
import { NotHere } from "./not-here.tsx";
import { choicesOfTree } from "./choice.ts";
import { ChoiceSelect } from "./choice-select.tsx";
import type { ControlProps } from "./control-props.ts";
import { useOptions } from "./use-options.ts";

/** One or several of a list, or any piece of a tree. */
export function SelectControl(props: ControlProps) {
  return <OptionSelect {...props} kept="id" />;
}

/** The end of a way through a tree. */
export function CascaderControl(props: ControlProps) {
  return <OptionSelect {...props} kept="path" />;
}

function OptionSelect({ kept, ...props }: ControlProps & { readonly kept: "id" | "path" }) {
  const options = useOptions(props.node);
  const choices = useMemo(() => choicesOfTree(options ?? [], kept), [options, kept]);
  if (!options) return <NotHere {...props} />;
  return <ChoiceSelect {...props} choices={choices} />;
}
