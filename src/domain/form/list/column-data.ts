import { JSON_DEPTH_MAX } from "../definition/form-limits.ts";
import type { Form } from "../graph/form.ts";
import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from "../json/json.ts";
import { readJsonText } from "../json/read-json.ts";
import type { FormPiece } from "../model/form-piece.ts";

/** Characters of a design of a list that came as text. */
const COLUMN_DATA_MAX = 1_000_000;

/** How a definition says its records are listed (`columnData`, forms-approvals 2): as JSON, or as other builders write it, a text of it. */
export function columnDataOf(json: Json | undefined): JsonObject {
  if (typeof json !== "string") return objectOf(json);
  const read = readJsonText(json, { size: COLUMN_DATA_MAX, depth: JSON_DEPTH_MAX });
  return read.ok ? objectOf(read.value) : {};
}

/** The same of a form that was made ready. */
export function columnDataIn({ definition }: Pick<Form, "definition">): JsonObject {
  return columnDataOf(definition.source["columnData"]);
}

/** By what an entry of a list of fields names its field: `prop`, `id` or the name of the field itself. */
function fieldNamed(entry: JsonObject): string {
  const said = [entry["prop"], entry["id"], entry["__vModel__"]].map(textOf);
  return said.find((name) => name !== "") ?? "";
}

/** The same with each entry of its lists naming its field by `prop`, which follows where a field is renamed. */
export function columnDataByProp(json: Json): JsonObject {
  const data = columnDataOf(json);
  const lists = ["columnList", "defaultColumnList", "searchList"].flatMap((list) =>
    Array.isArray(data[list]) ? [[list, listOf(data[list]).map(namedByProp)] as const] : [],
  );
  return { ...data, ...Object.fromEntries(lists) };
}

function namedByProp(entry: Json): Json {
  return isJsonObject(entry) ? { ...entry, prop: fieldNamed(entry) } : entry;
}

/** The fields of the form itself that the entries of such a list name, each once; whatever else they say is left out. */
export function entriesOf(
  { fields }: Pick<Form, "fields">,
  json: Json | undefined,
): readonly { readonly piece: FormPiece; readonly entry: JsonObject }[] {
  const seen = new Set<string>();
  return listOf(json).flatMap((each) => {
    const entry = typeof each === "string" ? { prop: each } : objectOf(each);
    const piece = fields.get(fieldNamed(entry));
    if (!piece || piece.table !== undefined || seen.has(piece.path)) return [];
    seen.add(piece.path);
    return [{ piece, entry }];
  });
}
