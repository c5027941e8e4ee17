import JSZip from "jszip";
import { utils, write } from "xlsx";
import { LISTS_SHEET, rowsOfLists, withLists } from "#base/sheet-lists.ts";
import type { SheetPlan } from "#domain/form/sheet/sheet-of-records.ts";

/** Letters that a column is wide at most, and at least. */
const [NARROWEST, WIDEST] = [8, 48];
/** Rows that are looked at for how wide a column is. */
const LOOKED_AT = 200;
/** Letters that spreadsheets take as the name of a sheet. */
const NAME_MAX = 31;

/** A workbook (xlsx) of one sheet. Texts are typed as texts: nothing in it is a formula. */
export function writeSheet(
  name: string,
  { rows, merged, lists }: SheetPlan,
): Uint8Array<ArrayBuffer> {
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
  if (lists) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(rowsOfLists(lists)), LISTS_SHEET);
    book.Workbook = { Sheets: [{}, { Hidden: 1 }] };
  }
  const written: unknown = write(book, { type: "array", bookType: "xlsx", compression: true });
  return new Uint8Array(written as ArrayBuffer);
}

/** As `writeSheet`, with cells that are chosen from lists where it has any. */
export async function writeTemplate(
  name: string,
  plan: SheetPlan,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = writeSheet(name, plan);
  const { headings, lists } = plan;
  if (!lists || lists.length === 0) return content;
  const zip = await JSZip.loadAsync(content);
  const xml = (await zip.file(FIRST_SHEET)?.async("string")) ?? "";
  zip.file(FIRST_SHEET, withLists(xml, headings, lists));
  return new Uint8Array(await zip.generateAsync({ type: "arraybuffer", compression: "DEFLATE" }));
}

const FIRST_SHEET = "xl/worksheets/sheet1.xml";

/** Spreadsheets refuse some letters in names of sheets, and empty ones. */
function sheetName(name: string): string {
  const plain = name.replaceAll(/[\\/?*[\]:']/g, " ").trim();
  return plain.slice(0, NAME_MAX).toWellFormed().trim() || "1";
}
