import { utils, write } from "xlsx";
import type { SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";

/** A workbook (xlsx) of one sheet. Texts are typed as texts: nothing in it is a formula. */
export function writeWorkbook({ rows, merged }: SheetPlan): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet["!merges"] = merged.map(({ row, column, rows: high, columns: wide }) => ({
    s: { r: row, c: column },
    e: { r: row + high - 1, c: column + wide - 1 },
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "1");
  return write(book, { type: "buffer", bookType: "xlsx", compression: true }) as Buffer;
}
