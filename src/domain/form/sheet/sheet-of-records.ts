import { fieldText, type TextWords } from "../field-kinds/field-text.ts";
import { shapeNameOf } from "../field-kinds/field-kind.ts";
import type { Form } from "../graph/form.ts";
import { type Json, type JsonObject, listOf, objectOf } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { safeText } from "./safe-text.ts";
import { columnLabel } from "./sheet-columns.ts";

/** What stands in a cell; null = nothing. */
export type SheetValue = string | number | null;

/** Cells that are drawn as one, counted from 0; the first one says what it says. */
export interface MergedCells {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A sheet as it is to be written: its first rows are headings. */
export interface SheetPlan {
  readonly headings: number;
  readonly rows: readonly (readonly SheetValue[])[];
  readonly merged: readonly MergedCells[];
  /** What cells of a column are chosen from, below the headings. */
  readonly lists?: readonly SheetList[];
}

/** Choices of a column, counted from 0. */
export interface SheetList {
  readonly column: number;
  readonly choices: readonly string[];
}

/** What is said of each record beside its fields, in a last column. */
export interface SheetColumn {
  readonly heading: string;
  /** In the order of the records. */
  readonly values: readonly string[];
}

/**
 * Records as a sheet (forms-approvals 4): a record takes as many rows as its longest sub-table, and what it says besides stands in
 * cells that are merged over them. Columns of sub-tables stand under the heading of theirs.
 */
export function sheetOfRecords(
  form: Form,
  columns: readonly FormPiece[],
  records: readonly JsonObject[],
  words: TextWords,
  beside?: SheetColumn,
): SheetPlan {
  const plan = fieldsOfRecords(form, columns, records, words);
  return beside ? withColumn(plan, columns, records, beside) : plan;
}

function withColumn(
  { headings, rows, merged }: SheetPlan,
  columns: readonly FormPiece[],
  records: readonly JsonObject[],
  { heading, values }: SheetColumn,
): SheetPlan {
  const column = columns.length;
  const added = new Map<number, string>([[0, safeText(heading)]]);
  const tall: MergedCells[] = headings > 1 ? [{ row: 0, column, rows: headings, columns: 1 }] : [];
  let row = headings;
  for (const [index, record] of records.entries()) {
    const lines = linesOf(columns, record);
    const value = values[index] ?? "";
    if (value !== "") added.set(row, safeText(value));
    if (lines > 1) tall.push({ row, column, rows: lines, columns: 1 });
    row += lines;
  }
  const wider = rows.map((cells, at) => [...cells, added.get(at) ?? null]);
  return { headings, rows: wider, merged: [...merged, ...tall] };
}

function fieldsOfRecords(
  form: Form,
  columns: readonly FormPiece[],
  records: readonly JsonObject[],
  words: TextWords,
): SheetPlan {
  const head = headingsOf(form, columns);
  const rows: (readonly SheetValue[])[] = [...head.rows];
  const merged: MergedCells[] = [...head.merged];
  for (const record of records) {
    const lines = linesOf(columns, record);
    if (lines > 1) {
      const single = columns.flatMap(({ table }, column) => (table === undefined ? [column] : []));
      const row = rows.length;
      merged.push(...single.map((column) => ({ row, column, rows: lines, columns: 1 })));
    }
    for (let line = 0; line < lines; line += 1)
      rows.push(columns.map((piece) => valueAt(piece, record, line, words)));
  }
  return { headings: head.rows.length, rows, merged };
}

/** The lines of headings of some columns: one, or two where a sub-table is among them. */
export function headingsOf(
  { tables }: Pick<Form, "tables">,
  columns: readonly FormPiece[],
  labelled: (piece: FormPiece, label: string) => string = (_piece, label) => label,
) {
  const labels = columns.map((piece) => safeText(labelled(piece, columnLabel(piece))));
  if (columns.every(({ table }) => table === undefined)) return { rows: [labels], merged: [] };
  const first = columns.map(({ table }, column) => {
    if (table === undefined) return labels[column] ?? "";
    const piece = tables.get(table)?.piece;
    return columns[column - 1]?.table === table || !piece ? "" : safeText(columnLabel(piece));
  });
  const second = columns.map(({ table }, column) =>
    table === undefined ? "" : (labels[column] ?? ""),
  );
  const merged = columns.flatMap(({ table }, column): MergedCells[] => {
    if (table === undefined) return [{ row: 0, column, rows: 2, columns: 1 }];
    if (columns[column - 1]?.table === table) return [];
    const width = columns.filter((other) => other.table === table).length;
    return width > 1 ? [{ row: 0, column, rows: 1, columns: width }] : [];
  });
  return { rows: [first, second], merged };
}

/** How many cells records take in such columns. */
export function cellsOf(columns: readonly FormPiece[], records: readonly JsonObject[]): number {
  return records.reduce((sum, record) => sum + linesOf(columns, record) * columns.length, 0);
}

/** How many rows a record takes. */
function linesOf(columns: readonly FormPiece[], record: JsonObject): number {
  const tables = new Set(columns.flatMap(({ table }) => (table === undefined ? [] : [table])));
  return Math.max(1, ...Array.from(tables, (table) => listOf(record[table]).length));
}

function valueAt(
  { node, table }: FormPiece,
  record: JsonObject,
  line: number,
  words: TextWords,
): SheetValue {
  if (table === undefined && line > 0) return null;
  const row = table === undefined ? record : objectOf(listOf(record[table])[line] ?? null);
  const value: Json = row[node.name] ?? null;
  const isNumber = shapeNameOf(node.kind, node.properties) === "number";
  if (isNumber && typeof value === "number") return value;
  const text = fieldText(node, value, words);
  return text === "" ? null : safeText(text);
}
