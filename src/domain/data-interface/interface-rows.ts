import type { Json, JsonObject } from "../form/json/json.ts";
import type { FieldKind } from "../form/field-kinds/field-kind.ts";
import type { DataInterface, InterfaceFilter } from "./data-interface.ts";

/** What a parameter is given. */
export interface ParameterValue {
  readonly field: string;
  readonly value: Json;
}

/** What is written as a number. */
export const numeric = /^-?\d+(\.\d+)?$/;

/** The rows of a static interface, each with its cells by the names of their columns. */
export function staticRows({
  columns,
  rows,
}: Pick<DataInterface, "columns" | "rows">): JsonObject[] {
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(({ field, dataType }, at) => [field, cellOf(row[at] ?? "", dataType)]),
    ),
  );
}

function cellOf(text: string, dataType: string): string | number {
  return dataType === "int" && numeric.test(text.trim()) ? Number(text) : text;
}

/** What is asked with, for each parameter: what was given, else what it is where nothing is said; null = nothing. */
export function parametersOf(
  { parameters }: Pick<DataInterface, "parameters">,
  given: readonly ParameterValue[],
): ReadonlyMap<string, Json> {
  const said = new Map(given.map(({ field, value }) => [field, value]));
  return new Map(
    parameters.map(({ field, defaultValue }) => {
      const value = said.get(field);
      return [field, isNothing(value) ? defaultValue || null : (value ?? null)];
    }),
  );
}

/** What people call the first parameter without which nothing is answered and that was not given; undefined where all are there. */
export function missingParameter(
  asked: Pick<DataInterface, "parameters">,
  given: readonly ParameterValue[],
): string | undefined {
  const values = parametersOf(asked, given);
  const missing = asked.parameters.find(
    ({ field, required }) => required && isNothing(values.get(field)),
  );
  return missing && (missing.fieldName || missing.field);
}

function isNothing(value: Json | undefined): boolean {
  return (
    value === undefined ||
    value === null ||
    value === "" ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** A filter with what it compares with. */
export interface FilterDue extends Pick<InterfaceFilter, "field" | "symbol"> {
  readonly value: Json;
}

/** The filters that count: one whose parameter nobody has given asks nothing. */
export function filtersDue(
  asked: Pick<DataInterface, "parameters" | "filters">,
  given: readonly ParameterValue[],
): FilterDue[] {
  const values = parametersOf(asked, given);
  return asked.filters.flatMap(({ field, symbol, parameter, value }) => {
    const compared = parameter === "" ? value : (values.get(parameter) ?? null);
    return parameter !== "" && isNothing(compared) ? [] : [{ field, symbol, value: compared }];
  });
}

/** The rows that are what all filters ask for. */
export function filteredRows(
  rows: readonly JsonObject[],
  filters: readonly FilterDue[],
): JsonObject[] {
  return rows.filter((row) => filters.every((filter) => holds(cell(row, filter.field), filter)));
}

function holds(cellValue: Json, { symbol, value }: FilterDue): boolean {
  // Of several values one is enough to be the same as.
  const asked = Array.isArray(value) ? value : [value];
  const cells = Array.isArray(cellValue) ? cellValue.flat() : [cellValue];
  const isSame = asked.some((each) => cells.some((one) => textOfCell(one) === textOfCell(each)));
  if (symbol === "==") return isSame;
  if (symbol === "<>") return !isSame;
  const [one = null] = asked;
  if (symbol === "like")
    return textOfCell(cellValue).toLowerCase().includes(textOfCell(one).toLowerCase());
  const order = compare(cellValue, one);
  return symbol === ">=" ? order >= 0 : order <= 0;
}

/** Numbers by how large they are, all else letter by letter: days written 2026-11-27 come in their order. */
function compare(left: Json, right: Json): number {
  const [one, other] = [textOfCell(left), textOfCell(right)];
  if (numeric.test(one) && numeric.test(other)) return Number(one) - Number(other);
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Rows of which a listed column has the word (seed 001 section 7). */
export function rowsWithWord(
  rows: readonly JsonObject[],
  columns: readonly string[],
  keyword: string,
): readonly JsonObject[] {
  const word = keyword.trim().toLowerCase();
  if (word === "") return rows;
  return rows.filter((row) =>
    (columns.length > 0 ? columns : Object.keys(row)).some((name) =>
      textOfCell(cell(row, name)).toLowerCase().includes(word),
    ),
  );
}

/** The row of which a column says this id. */
export function rowWithId(
  rows: readonly JsonObject[],
  column: string,
  id: string | number,
): JsonObject | undefined {
  return rows.find((row) => textOfCell(cell(row, column)) === String(id));
}

/** What stands in a row under a name. */
export function cell(row: JsonObject, name: string): Json {
  return Object.hasOwn(row, name) ? (row[name] ?? null) : null;
}

/** A cell as people read it. */
export function textOfCell(value: Json): string {
  if (value === null) return "";
  if (Array.isArray(value)) return value.map(textOfCell).join(", ");
  return typeof value === "object" ? "" : String(value);
}

/** A page of rows, counted from 1. */
export function pageOf<Row>(rows: readonly Row[], at: number, size: number): readonly Row[] {
  return rows.slice((at - 1) * size, at * size);
}

/** Whether rows have values of this kind as they stand in records; of all others they have the words. */
export function isPlain({ shape }: Pick<FieldKind, "shape">): boolean {
  return shape === "text" || shape === "number";
}
