import JSZip from "jszip";
import { utils, write } from "xlsx";
import { LISTS_SHEET, rowsOfLists, withLists } from "#base/sheet-lists.ts";
import type { SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";

/** A workbook (xlsx) of one sheet. Texts are typed as texts: nothing in it is a formula. */
export function writeWorkbook({ rows, merged, lists }: SheetPlan): Buffer {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet["!merges"] = merged.map(({ row, column, rows: high, columns: wide }) => ({
    s: { r: row, c: column },
    e: { r: row + high - 1, c: column + wide - 1 },
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "1");
  if (lists) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rowsOfLists(lists)), LISTS_SHEET);
    book.Workbook = { Sheets: [{}, { Hidden: 1 }] };
  }
  return write(book, { type: "buffer", bookType: "xlsx", compression: true }) as Buffer;
}

/** As `writeWorkbook`, with cells that are chosen from lists. */
export async function writeTemplate(plan: SheetPlan): Promise<Buffer> {
  const zip = await JSZip.loadAsync(writeWorkbook(plan));
  const xml = (await zip.file(FIRST_SHEET)?.async("string")) ?? "";
  zip.file(FIRST_SHEET, withLists(xml, plan.headings, plan.lists ?? []));
  return zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
}

const FIRST_SHEET = "xl/worksheets/sheet1.xml";
