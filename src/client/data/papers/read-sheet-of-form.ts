import type { CellObject, WorkBook, WorkSheet } from "xlsx";
import { failure, type Result, success } from "#base/result.ts";
import {
  GUESS_LINES_MAX,
  HEADING_LINES_MAX,
  type SheetToRead,
} from "#domain/form/from-sheet/sheet-to-read.ts";
import { IMPORT_COLUMNS_MAX, IMPORT_LINES_MAX } from "#domain/import/import-limits.ts";
import { type ImportedSheet, type ImportProblem, linesOf } from "./read-import.ts";
import { openBook } from "./read-sheets.ts";

/** A sheet of a file of which a form is to be made, and what the others are called in which something stands. */
export interface SheetOfForm {
  readonly name: string;
  readonly names: readonly string[];
  readonly sheet: SheetToRead;
}

/** Characters of a formula that is looked at, and merged cells. */
const FORMULA_MAX = 500;
const MERGED_MAX = 1_000;

/** Reads the sheet with this name, or else the first one in which something stands. */
export async function readSheetOfForm(
  content: Uint8Array,
  wanted = "",
): Promise<Result<SheetOfForm, ImportProblem>> {
  const book = await openBook(content, IMPORT_LINES_MAX + 1);
  if (!book.ok) return book;
  const filled = filledSheets(book.value);
  const fitting = filled.filter(({ grid }) => grid.length <= IMPORT_LINES_MAX);
  const found = fitting.find(({ name }) => name === wanted) ?? fitting[0];
  if (!found) return failure(filled.length > 0 ? "tooManyLines" : "empty");
  const { name, grid, source } = found;
  return success({
    name,
    names: fitting.map((each) => each.name),
    sheet: { grid, formulas: formulasOf(source), merged: mergedOf(source) },
  });
}

function filledSheets(book: WorkBook) {
  const isOldDates = book.Workbook?.WBProps?.date1904 === true;
  return book.SheetNames.flatMap((name) => {
    const source = book.Sheets[name];
    const grid: ImportedSheet = linesOf(source, isOldDates);
    return source && grid.length > 0 ? [{ name, grid, source }] : [];
  });
}

function formulasOf(sheet: WorkSheet): SheetToRead["formulas"] {
  const lines = (sheet["!data"] ?? []) as readonly (
    | readonly (CellObject | undefined)[]
    | undefined
  )[];
  return lines.slice(0, GUESS_LINES_MAX + HEADING_LINES_MAX).flatMap((cells, line) =>
    Array.from((cells ?? []).slice(0, IMPORT_COLUMNS_MAX)).flatMap((cell, column) => {
      const text = cell?.f;
      return text === undefined || text.length > FORMULA_MAX ? [] : [{ line, column, text }];
    }),
  );
}

/** Cells that are drawn as one where headings stand. */
function mergedOf(sheet: WorkSheet): SheetToRead["merged"] {
  return (sheet["!merges"] ?? [])
    .filter(({ s }) => s.r <= HEADING_LINES_MAX && s.c < IMPORT_COLUMNS_MAX)
    .slice(0, MERGED_MAX)
    .map(({ s, e }) => ({
      row: s.r,
      column: s.c,
      rows: e.r - s.r + 1,
      columns: e.c - s.c + 1,
    }));
}
