import type { Option } from "../form/field-kinds/field-properties.ts";
import type { ChoiceColumns, IdValue } from "../form/field-kinds/names.ts";
import type { JsonObject } from "../form/json/json.ts";
import { cell, textOfCell } from "./interface-rows.ts";

/** What rows offer to choose from, each id once; a row without an id is no choice. */
export function choicesOfRows(
  rows: readonly JsonObject[],
  columns: ChoiceColumns,
): { readonly value: IdValue; readonly label: string }[] {
  const byId = new Map(
    rows.toReversed().flatMap((row) => {
      const id = idOfRow(row, columns);
      if (id === undefined) return [];
      return [[String(id), { value: id, label: labelOfRow(row, columns) }] as const];
    }),
  );
  return [...byId.values()].toReversed();
}

/** What records keep of a row. */
export function idOfRow(row: JsonObject, { value }: Pick<ChoiceColumns, "value">) {
  const id = cell(row, value);
  return (typeof id === "string" && id !== "") || typeof id === "number" ? id : undefined;
}

/** What people read of a row. */
function labelOfRow(row: JsonObject, columns: ChoiceColumns): string {
  return textOfCell(cell(row, columns.label)) || textOfCell(cell(row, columns.value));
}

/** The column in which rows name the one above them, where they stand as a tree. */
const ABOVE = "parentId";

/** Rows as options: below each other where they have a column `parentId`, else one after the other. */
export function optionsOfRows(rows: readonly JsonObject[], columns: ChoiceColumns): Option[] {
  const choices = choicesOfRows(rows, columns);
  const known = new Set(choices.map(({ value }) => String(value)));
  const above = new Map(
    rows.map((row) => [String(idOfRow(row, columns)), textOfCell(cell(row, ABOVE))]),
  );
  const placeOf = (id: IdValue) => {
    const place = above.get(String(id)) ?? "";
    return known.has(place) && place !== String(id) ? place : "";
  };
  const children = Map.groupBy(choices, ({ value }) => placeOf(value));
  const used = new Set<string>();
  const below = (place: string): Option[] =>
    (children.get(place) ?? []).flatMap(({ value, label }) => {
      if (used.has(String(value))) return [];
      used.add(String(value));
      const options = below(String(value));
      return [{ id: value, name: label, ...(options.length > 0 && { children: options }) }];
    });
  const tree = below("");
  // Rows that stand above each other in a ring stand at the top.
  const left = choices.filter(({ value }) => !used.has(String(value)));
  return [...tree, ...left.map(({ value, label }) => ({ id: value, name: label }))];
}
