import { failure, type Result, success } from "#base/result.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { JSON_DEPTH_MAX, TABLE_ROWS_MAX } from "../definition/form-limits.ts";
import { shapeNameOf } from "../field-kinds/field-kind.ts";
import { valueShape } from "../field-kinds/shapes/value-shapes.ts";
import type { Form } from "../graph/form.ts";
import { isJsonList, isJsonObject, type Json, type JsonObject } from "../json/json.ts";
import { readJson } from "../json/read-json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { emptyValue } from "./first-values.ts";
import { type FormValues, ROW_ID, type TableRow } from "./form-values.ts";

/** Characters of a row's id. */
const ROW_ID_MAX = 64;
const NUL_OR_HALF_CHARACTER = /[\0\p{Surrogate}]/gu;

/**
 * A record as it came in. Values of another type, rows without an id or with one that stands twice, and fields that the form does
 * not have are refused with their path; what is missing is empty.
 */
export function readRecord(form: Form, value: unknown): Result<FormValues, Refusal> {
  const json = readJson(value, JSON_DEPTH_MAX);
  if (!json.ok) return json;
  if (!isJsonObject(json.value)) return failure(parameterError("form.notARecord"));
  const fields = new Map<string, Json>();
  const tables = new Map<string, readonly TableRow[]>();
  for (const [name, written] of Object.entries(json.value)) {
    const table = form.tables.get(name);
    if (table) {
      const rows = readRows(form, name, written);
      if (!rows.ok) return rows;
      tables.set(name, rows.value);
      continue;
    }
    const read = readValue(form.fields.get(name), name, written);
    if (!read.ok) return read;
    fields.set(name, read.value);
  }
  return success({ fields: withEmpty(form, undefined, fields), tables });
}

function readRows(form: Form, table: string, json: Json): Result<readonly TableRow[], Refusal> {
  if (!isJsonList(json)) return wrongType(table);
  if (json.length > TABLE_ROWS_MAX) {
    return failure(parameterError("form.tooManyRows", { field: table, limit: TABLE_ROWS_MAX }));
  }
  const rows: TableRow[] = [];
  const seen = new Set<string>();
  for (const item of json) {
    if (!isJsonObject(item)) return wrongType(table);
    const row = readRow(form, table, item);
    if (!row.ok) return row;
    if (seen.has(row.value.id)) return failure(parameterError("form.rowIdTwice", { field: table }));
    seen.add(row.value.id);
    rows.push(row.value);
  }
  return success(rows);
}

function readRow(form: Form, table: string, json: JsonObject): Result<TableRow, Refusal> {
  const { [ROW_ID]: id, ...written } = json;
  if (typeof id !== "string" || id === "" || id.length > ROW_ID_MAX) {
    return failure(parameterError("form.rowIdMissing", { field: table }));
  }
  const cells = new Map<string, Json>();
  for (const [column, cell] of Object.entries(written)) {
    const path = `${table}.${column}`;
    const read = readValue(form.fields.get(path), path, cell);
    if (!read.ok) return read;
    cells.set(column, read.value);
  }
  return success({ id, cells: withEmpty(form, table, cells) });
}

function readValue(piece: FormPiece | undefined, path: string, json: Json): Result<Json, Refusal> {
  if (!piece) return failure(parameterError("form.fieldMissing", { field: path }));
  const { kind, properties } = piece.node;
  // What is worked out is written over; it may be a word where a number is asked for.
  if (kind.setBy === "calculation")
    return typeof json === "object" && json !== null ? wrongType(path) : success(cleaned(json));
  const read = valueShape(shapeNameOf(kind, properties)).read(cleaned(json));
  return read === undefined ? wrongType(path) : success(read);
}

function wrongType(path: string): Result<never, Refusal> {
  return failure(parameterError("form.wrongType", { field: path }));
}

/** Texts less what no database takes: NUL and halves of characters. */
function cleaned(json: Json): Json {
  if (typeof json === "string") return json.replace(NUL_OR_HALF_CHARACTER, "");
  if (isJsonList(json)) return json.map(cleaned);
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, cleaned(value)]));
}

/** With what stands in fields of which nothing was said. */
function withEmpty(
  form: Form,
  table: string | undefined,
  written: ReadonlyMap<string, Json>,
): ReadonlyMap<string, Json> {
  const own =
    table === undefined
      ? [...form.fields.values()].filter((piece) => piece.table === undefined)
      : (form.tables.get(table)?.columns ?? []);
  return new Map(own.map(({ node }) => [node.name, written.get(node.name) ?? emptyValue(node)]));
}
