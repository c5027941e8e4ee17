import { type FieldDefinition, optionIdAt } from "../../field/field-definition.ts";
import { valueOfField } from "../../field/field-value.ts";
import type { Id } from "../../id.ts";

/** What came of the lists of a plan file, each by its place there; 0 = nothing. */
export interface PlanThings {
  readonly columnIds: readonly Id[];
  readonly tagIds: readonly Id[];
  readonly stateIds: readonly Id[];
  readonly fieldIds: readonly Id[];
  readonly personIds: readonly Id[];
  readonly fields: readonly FieldDefinition[];
}

/** The ids of what came, each once. */
export function idsAt(places: readonly number[], ids: readonly Id[]): Id[] {
  return [...new Set(places.flatMap((at) => ids[at] || []))];
}

/** A value that names choices and people by their places, as the plan keeps it; undefined where the field cannot hold it, or nobody of it came. */
export function valueAt(
  place: number,
  value: string,
  { fields, personIds }: Pick<PlanThings, "fields" | "personIds">,
): string | undefined {
  const field = fields[place];
  if (!field) return undefined;
  if (value === "") return "";
  const places = value.split(",").map(Number);
  const options = field.options.map((option, at) => ({ ...option, id: optionIdAt(at) }));
  const given = {
    person: () => idsAt(places, personIds).join(","),
    choice: () => places.map(optionIdAt).join(","),
  };
  const meant = field.kind === "person" || field.kind === "choice" ? given[field.kind]() : value;
  return valueOfField({ ...field, options }, meant) || undefined;
}
