import { failure, type Result, success } from "#base/result.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { Zone } from "../calendar/zone.ts";
import { JSON_DEPTH_MAX, TABLE_ROWS_MAX } from "../definition/form-limits.ts";
import { readValue } from "../field-kinds/read-value.ts";
import type { Form } from "../graph/form.ts";
import { isJsonList, isJsonObject, type Json, type JsonObject } from "../json/json.ts";
import { readJson } from "../json/read-json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { emptyValue } from "./first-values.ts";
import { type FormValues, ROW_ID, type TableRow } from "./form-values.ts";

/** Characters of a row's id. */
const ROW_ID_MAX = 64;

/**
 * A record as it came in. Values of another type, rows without an id or with one that stands twice, and fields that the form does
 * not have are refused with their path; what is missing is empty. Days begin by the clock of `zone`.
 */
export function readRecord(form: Form, value: unknown, zone: Zone): Result<FormValues, Refusal> {
  const json = readJson(value, JSON_DEPTH_MAX);
  if (!json.ok) return json;
  if (!isJsonObject(json.value)) return failure(parameterError("form.notARecord"));
  const fields = new Map<string, Json>();
  const tables = new Map<string, readonly TableRow[]>();
  for (const [name, written] of Object.entries(json.value)) {
    const table = form.tables.get(name);
    if (table) {
      const rows = readRows(form, name, written, zone);
      if (!rows.ok) return rows;
      tables.set(name, rows.value);
      continue;
    }
    const read = readPiece(form.fields.get(name), name, written, zone);
    if (!read.ok) return read;
    fields.set(name, read.value);
  }
  return success({ fields: withEmpty(form, undefined, fields), tables });
}

function readRows(
  form: Form,
  table: string,
  json: Json,
  zone: Zone,
): Result<readonly TableRow[], Refusal> {
  if (!isJsonList(json)) return wrongType(table);
  if (json.length > TABLE_ROWS_MAX) {
    return failure(parameterError("form.tooManyRows", { field: table, limit: TABLE_ROWS_MAX }));
  }
  const rows: TableRow[] = [];
  const seen = new Set<string>();
  for (const item of json) {
    if (!isJsonObject(item)) return wrongType(table);
    const row = readRow(form, table, item, zone);
    if (!row.ok) return row;
    if (seen.has(row.value.id)) return failure(parameterError("form.rowIdTwice", { field: table }));
    seen.add(row.value.id);
    rows.push(row.value);
  }
  return success(rows);
}

function readRow(
  form: Form,
  table: string,
  json: JsonObject,
  zone: Zone,
): Result<TableRow, Refusal> {
  const { [ROW_ID]: id, ...written } = json;
  if (typeof id !== "string" || id === "" || id.length > ROW_ID_MAX) {
    return failure(parameterError("form.rowIdMissing", { field: table }));
  }
  const cells = new Map<string, Json>();
  for (const [column, cell] of Object.entries(written)) {
    const path = `${table}.${column}`;
    const read = readPiece(form.fields.get(path), path, cell, zone);
    if (!read.ok) return read;
    cells.set(column, read.value);
  }
  return success({ id, cells: withEmpty(form, table, cells) });
}

function readPiece(
  piece: FormPiece | undefined,
  path: string,
  json: Json,
  zone: Zone,
): Result<Json, Refusal> {
  if (!piece) return failure(parameterError("form.fieldMissing", { field: path }));
  // What is worked out is written over; it may be a word where a number is asked for.
  const isWorkedOut = piece.node.kind.setBy === "calculation";
  if (isWorkedOut) return isJsonObject(json) || isJsonList(json) ? wrongType(path) : success(json);
  const read = readValue(piece.node, json, zone);
  return read === undefined ? wrongType(path) : success(read);
}

function wrongType(path: string): Result<never, Refusal> {
  return failure(parameterError("form.wrongType", { field: path }));
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
