import type { Json } from "../json/json.ts";

/** What a record says: a value for each field, and the rows of each sub-table in their order. */
export interface FormValues {
  readonly fields: ReadonlyMap<string, Json>;
  readonly tables: ReadonlyMap<string, readonly TableRow[]>;
}

/** A row keeps its id for life, so that two people can change two rows at once. */
export interface TableRow {
  readonly id: string;
  readonly cells: ReadonlyMap<string, Json>;
}

/** By this name a row says its id on the wire. */
export const ROW_ID = "id";

const NO_ROWS: readonly TableRow[] = [];
export const NO_VALUES: FormValues = { fields: new Map(), tables: new Map() };

/** The column part of a path: "price" of "items.price". */
export function columnOf(path: string): string {
  return path.slice(path.indexOf(".") + 1);
}

export function rowsOf(values: FormValues, table: string): readonly TableRow[] {
  return values.tables.get(table) ?? NO_ROWS;
}

/** Rows never change, so that where each stands has to be found out once. */
const indexes = new WeakMap<readonly TableRow[], ReadonlyMap<string, TableRow>>();

export function rowWithId(values: FormValues, table: string, id: string): TableRow | undefined {
  const rows = rowsOf(values, table);
  const index = indexes.get(rows) ?? new Map(rows.map((row) => [row.id, row]));
  indexes.set(rows, index);
  return index.get(id);
}

/** With another value of a field of the form. */
export function withField(values: FormValues, name: string, value: Json): FormValues {
  return { ...values, fields: new Map(values.fields).set(name, value) };
}

/** With other rows of a sub-table. */
export function withRows(values: FormValues, table: string, rows: readonly TableRow[]): FormValues {
  return { ...values, tables: new Map(values.tables).set(table, rows) };
}

/** With another value of a cell; the same values where there is no such row. */
export function withCell(
  values: FormValues,
  table: string,
  rowId: string,
  column: string,
  value: Json,
): FormValues {
  const rows = rowsOf(values, table);
  const at = rows.findIndex(({ id }) => id === rowId);
  const row = rows[at];
  if (!row) return values;
  return withRows(
    values,
    table,
    rows.with(at, { id: rowId, cells: new Map(row.cells).set(column, value) }),
  );
}
