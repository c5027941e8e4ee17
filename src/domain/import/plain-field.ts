import type { FieldDefinition } from "../field/field-definition.ts";
import { FIELD_NAME_MAX } from "../field/field-limits.ts";
import { cleanLine, cutText } from "./clean-text.ts";

/** A field of tasks that has nothing but a name, a kind and where it is shown. */
export function plainField(
  name: string,
  {
    kind = "text",
    unit = "",
    onCard = 0,
  }: Partial<Pick<FieldDefinition, "kind" | "unit" | "onCard">> = {},
): FieldDefinition {
  return {
    name: cutText(cleanLine(name) || "#", FIELD_NAME_MAX),
    kind,
    unit,
    decimals: 0,
    options: [],
    several: 0,
    addends: [],
    ofSubtasks: 0,
    required: 0,
    onCard,
  };
}
