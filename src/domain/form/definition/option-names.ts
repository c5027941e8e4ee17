import { OPTION_NAMES, type OptionNames } from "../field-kinds/field-properties.ts";
import { type JsonObject, objectOf, textOf } from "../json/json.ts";

/** By what names the parts of choices go in a definition, and the columns of a data interface in what it answers. */
export function optionNames(rest: JsonObject): OptionNames {
  const props = objectOf(rest["props"] ?? rest["fieldNames"]);
  // Older definitions wrap them once more.
  const own = objectOf(props["props"] ?? props);
  return {
    value: textOf(own["value"]) || OPTION_NAMES.value,
    label: textOf(own["label"]) || OPTION_NAMES.label,
    children: textOf(own["children"]) || OPTION_NAMES.children,
  };
}
