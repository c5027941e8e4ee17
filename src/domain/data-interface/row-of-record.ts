import { fieldText, type TextWords } from "../form/field-kinds/field-text.ts";
import type { Form } from "../form/graph/form.ts";
import { isJsonObject, type Json, type JsonObject } from "../form/json/json.ts";
import type { Record } from "../record/record.ts";
import type { DataInterface } from "./data-interface.ts";
import { cell, isPlain } from "./interface-rows.ts";

/** A record as a query answers it: its id, and each column; words where a value is none, with the value itself beside them. */
export function rowOfRecord(
  { fields: known }: Form,
  columns: DataInterface["columns"],
  { id, title, values }: Pick<Record, "id" | "title" | "values">,
  words: TextWords,
): JsonObject {
  const json = JSON.parse(values) as Json;
  const said = isJsonObject(json) ? json : {};
  const cells = columns.flatMap(({ field }): [string, Json][] => {
    const piece = known.get(field);
    if (!piece || piece.table !== undefined) return [[field, ""]];
    const value = cell(said, field);
    if (isPlain(piece.node.kind)) return [[field, value ?? ""]];
    return [
      [field, fieldText(piece.node, value, words)],
      [`${field}_id`, value],
    ];
  });
  return { id, fullName: title, ...Object.fromEntries(cells) };
}
