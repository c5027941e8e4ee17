import { SSF, type WorkSheet } from "xlsx";
import { failure, type Result, success } from "#base/result.ts";
import type { ImportCell } from "#domain/import/sheet/import-cell.ts";
import { type RawLines, readCells } from "#domain/import/sheet/read-cells.ts";
import { IMPORT_COLUMNS_MAX, IMPORT_LINES_MAX } from "#domain/import/import-limits.ts";
import type { PaperProblem } from "./paper-problem.ts";
import { openBook } from "./read-sheets.ts";

/** Why nothing of a sheet can be imported. */
export type ImportProblem = PaperProblem | "tooManyLines" | "empty";

/** A sheet as it is imported, each line as long as what stands in it. */
export type ImportedSheet = readonly (readonly ImportCell[])[];

/** Reads the first sheet of a file in which something stands. What a sheet says of its own size is not believed. */
export async function readImport(
  content: Uint8Array,
): Promise<Result<ImportedSheet, ImportProblem>> {
  const book = await openBook(content, IMPORT_LINES_MAX + 1);
  if (!book.ok) return book;
  const isOldDates = book.value.Workbook?.WBProps?.date1904 === true;
  for (const name of book.value.SheetNames) {
    const lines = linesOf(book.value.Sheets[name], isOldDates);
    if (lines.length > IMPORT_LINES_MAX) return failure("tooManyLines");
    if (lines.length > 0) return success(lines);
  }
  return failure("empty");
}

/** What stands in a sheet, as it is imported. */
export function linesOf(sheet: WorkSheet | undefined, isOldDates: boolean): ImportedSheet {
  const raw = (sheet?.["!data"] ?? []) as RawLines;
  const isDate = (format: string) => Boolean(SSF.is_date(format));
  return readCells(raw, { columnsMax: IMPORT_COLUMNS_MAX, isDate, isOldDates });
}
