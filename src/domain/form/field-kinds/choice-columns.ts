import type { FormNode } from "../definition/form-node.ts";
import { optionNames } from "../definition/option-names.ts";
import type { ChoiceColumns } from "./names.ts";

/** In which columns of its data interface the choices of a field stand. */
export function choiceColumns({
  settings,
  properties,
  source,
}: Pick<FormNode, "settings" | "properties" | "source">): ChoiceColumns {
  if (settings.dataType === "dynamic") {
    const { value, label } = optionNames(source.rest);
    return { value, label };
  }
  return {
    value: properties.propsValue || "id",
    label: properties.relationField || "fullName",
  };
}
