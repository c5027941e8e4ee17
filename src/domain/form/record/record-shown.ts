import { fieldText, type TextWords } from "../field-kinds/field-text.ts";
import { shapeNameOf } from "../field-kinds/field-kind.ts";
import type { FormNode } from "../definition/form-node.ts";
import type { Form } from "../graph/form.ts";
import { isJsonObject, type Json, type JsonObject, listOf } from "../json/json.ts";

/** Kinds of which the id stands beside the words, in a field with this behind its name (seed 001 section 3). */
const RELATED = new Set(["record", "interface"]);
const ID = "_id";

/**
 * A record as it is read: each field with the words for what it says, of records that it names the id as well; files and rows of
 * sub-tables as lists.
 */
export function recordShown(form: Form, values: JsonObject, words: TextWords): JsonObject {
  const shown = Object.entries(values).map(([name, value]) => {
    if (!form.tables.has(name)) return cellShown(form, [name, name], value, words);
    const rows = listOf(value).filter(isJsonObject);
    return { [name]: rows.map((row) => rowShown(form, name, row, words)) };
  });
  return Object.assign({}, ...shown) as JsonObject;
}

function rowShown(form: Form, table: string, row: JsonObject, words: TextWords): JsonObject {
  const cells = Object.entries(row).map(([name, value]) =>
    cellShown(form, [`${table}.${name}`, name], value, words),
  );
  return Object.assign({}, ...cells) as JsonObject;
}

/** A value under its name; what is no field, such as the id of a row, as it is. */
function cellShown(
  { fields }: Form,
  [path, name]: readonly [path: string, name: string],
  value: Json,
  words: TextWords,
): JsonObject {
  const node = fields.get(path)?.node;
  return node ? fieldShown(node, value, words) : { [name]: value };
}

function fieldShown(node: FormNode, value: Json, words: TextWords): JsonObject {
  const { kind, name, properties } = node;
  if (shapeNameOf(kind, properties) === "files") return { [name]: listOf(value) };
  const text = fieldText(node, value, words);
  const isRelated = kind.names !== undefined && RELATED.has(kind.names);
  return { [name]: text, ...(isRelated && { [`${name}${ID}`]: value }) };
}
