import { formatDate, truncateTo } from "../calendar/date-format.ts";
import type { Surroundings } from "../expression/functions/form-function.ts";
import { isEmptyValue, jsonOfValue } from "../expression/value.ts";
import { shapeNameOf } from "../field-kinds/field-kind.ts";
import { readValue } from "../field-kinds/read-value.ts";
import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import { valueShape } from "../field-kinds/shapes/value-shapes.ts";
import type { Form, FormSeed } from "../graph/form.ts";
import { isJsonList, type Json } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import type { FormValues, TableRow } from "./form-values.ts";

/** What a new record says before anybody has written anything: defaults, and the rows that are there from the start. */
export function firstValues(form: Form, around: Surroundings): FormValues {
  const own = [...form.fields.values()].filter(({ table }) => table === undefined);
  const tables = [...form.tables.keys()].map((table) => {
    const seeds = form.seeds.filter((seed) => seed.table === table && seed.applies === undefined);
    return [table, seeds.map((seed) => seededRow(form, seed, around))] as const;
  });
  return {
    fields: new Map(own.map((piece) => [piece.path, firstValue(piece, around)])),
    tables: new Map(tables),
  };
}

/** A row as its sub-table brings it along; what its columns cannot hold is left out. */
export function seededRow(
  form: Form,
  { table, rowId, cells }: FormSeed,
  around: Surroundings,
): TableRow {
  const row = firstRow(form, table, rowId, around);
  const columns = form.tables.get(table)?.columns ?? [];
  const given = columns.flatMap(({ node }) => {
    const { name } = node;
    const read = readValue(node, cells[name] ?? null, around.zone);
    return Object.hasOwn(cells, name) && read !== undefined ? [[name, read] as const] : [];
  });
  return { id: rowId, cells: new Map([...row.cells, ...given]) };
}

/** A row that was just added. */
export function firstRow(form: Form, table: string, id: string, around: Surroundings): TableRow {
  const columns = form.tables.get(table)?.columns ?? [];
  return {
    id,
    cells: new Map(columns.map((piece) => [piece.node.name, firstValue(piece, around)])),
  };
}

/** What stands in a field in which nothing is filled in. */
export function emptyValue({ kind, properties }: FormPiece["node"]): Json {
  return valueShape(shapeNameOf(kind, properties)).empty;
}

/** The default of a field: who fills in, now, a variable such as @currentUser, or what stands in the definition. */
export function firstValue({ node }: FormPiece, around: Surroundings): Json {
  const { settings, properties, kind } = node;
  const shape = valueShape(shapeNameOf(kind, properties));
  if (kind.setBy !== undefined) return shape.empty;
  const written = settings.defaultValue ?? null;
  const variable = settings.defaultCurrent ? kind.currentValue : variableIn(written);
  const value = variable === undefined ? written : currentValue(node, variable, around);
  if (isEmptyJson(value))
    return kind.shape === "flag" ? (properties.inactiveValue ?? 0) : shape.empty;
  const isOneOfSeveral = isJsonList(shape.empty) && !isJsonList(value);
  return readValue(node, isOneOfSeveral ? [value] : value, around.zone) ?? shape.empty;
}

function variableIn(written: Json): string | undefined {
  if (written === "currentUser") return written;
  return typeof written === "string" && /^@[A-Za-z]+$/.test(written) ? written.slice(1) : undefined;
}

function currentValue(
  { kind, properties }: FormPiece["node"],
  variable: string,
  around: Surroundings,
): Json {
  const isTime = variable === "now" || variable === "today";
  if (kind.shape === "clock") {
    return formatDate(around.now, properties.format ?? "HH:mm", around.zone);
  }
  if (kind.shape === "moment") {
    return truncateTo(around.now, properties.format ?? "yyyy-MM-dd", around.zone);
  }
  const value = isTime ? null : around.variable(variable);
  if (isEmptyValue(value)) return null;
  const json = Array.isArray(value) ? value.map(jsonOfValue) : jsonOfValue(value);
  // Several where several may be chosen, the first one otherwise.
  const wantsOne = shapeNameOf(kind, properties) === "id" && Array.isArray(json);
  const one = wantsOne ? (json[0] ?? null) : json;
  return kind.name === "usersSelect" && typeof one !== "object" ? `${String(one)}--user` : one;
}
