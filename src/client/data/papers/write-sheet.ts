import { utils, write } from "xlsx";
import type { SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";

/** Letters that a column is wide at most, and at least. */
const [NARROWEST, WIDEST] = [8, 48];
/** Rows that are looked at for how wide a column is. */
const LOOKED_AT = 200;
/** Letters that spreadsheets take as the name of a sheet. */
const NAME_MAX = 31;

/** A workbook (xlsx) of one sheet. Texts are typed as texts: nothing in it is a formula. */
export function writeSheet(name: string, { rows, merged }: SheetPlan): Uint8Array<ArrayBuffer> {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet["!merges"] = merged.map(({ row, column, rows: high, columns: wide }) => ({
    s: { r: row, c: column },
    e: { r: row + high - 1, c: column + wide - 1 },
  }));
  const looked = rows.slice(0, LOOKED_AT);
  sheet["!cols"] = (rows[0] ?? []).map((_cell, column) => {
    const longest = Math.max(...looked.map((row) => String(row[column] ?? "").length));
    return { wch: Math.min(WIDEST, Math.max(NARROWEST, longest + 2)) };
  });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName(name));
  const written: unknown = write(book, { type: "array", bookType: "xlsx", compression: true });
  return new Uint8Array(written as ArrayBuffer);
}

/** Spreadsheets refuse some letters in names of sheets, and empty ones. */
function sheetName(name: string): string {
  const plain = name.replaceAll(/[\\/?*[\]:']/g, " ").trim();
  return plain.slice(0, NAME_MAX).toWellFormed().trim() || "1";
}
