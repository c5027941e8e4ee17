import { type CellObject, read, type Range, utils, type WorkBook, type WorkSheet } from "xlsx";
import { failure, type Result, success } from "#base/result.ts";
import { openArchive } from "./archive.ts";
import { decodeText } from "./decode-text.ts";
import type { PaperProblem } from "./paper-problem.ts";

/** Rows of a sheet that are shown. */
export const SHEET_ROWS = 10_000;
/** Columns of a sheet that are shown. */
export const SHEET_COLUMNS = 500;
/** Bytes that a sheet may unpack to: its text is long for what it says, and packs well. */
const UNPACKED_MAX = 300_000_000;

/** A cell with words in it. */
export interface SheetCell {
  readonly column: number;
  /** As the program shows it that wrote the file: dates and sums in the format of their cell. */
  readonly text: string;
  /** A sum or a date, which stands at the end of its cell. */
  readonly isNumber: boolean;
  /** Columns that it takes; more than one where cells are merged. */
  readonly span: number;
}

/** A sheet as it is shown. */
export interface Sheet {
  readonly name: string;
  readonly columns: number;
  readonly rows: readonly (readonly SheetCell[])[];
  /** There are more rows or columns than are shown. */
  readonly isCut: boolean;
}

const PACKED = [0x50, 0x4b];
const OLD_BOOK = [0xd0, 0xcf, 0x11, 0xe0];
/** Bytes by which a text is told from what is none. */
const LOOKED_AT = 4096;

const begins = (content: Uint8Array, bytes: readonly number[]) =>
  bytes.every((byte, index) => content[index] === byte);

/** Reads a workbook (xlsx, xls, ods) or a table as text (csv, tsv), whatever its name says. */
export async function readSheets(
  content: Uint8Array,
): Promise<Result<readonly Sheet[], PaperProblem>> {
  // One row more tells whether there are others.
  const book = await openBook(content, SHEET_ROWS + 1);
  if (!book.ok) return book;
  const sheets = book.value.SheetNames.flatMap((title) => {
    const sheet = book.value.Sheets[title];
    return sheet ? [readSheet(title, sheet)] : [];
  });
  return success(sheets);
}

/** The first rows of the sheets of a file, once it is known that it unpacks within limits. */
export async function openBook(
  content: Uint8Array,
  sheetRows: number,
): Promise<Result<WorkBook, PaperProblem>> {
  const isPacked = begins(content, PACKED);
  if (isPacked) {
    const opened = await openArchive(content, UNPACKED_MAX);
    if (!opened.ok) return opened;
  }
  const isBook = isPacked || begins(content, OLD_BOOK);
  // Programs also give tables as text the names of workbooks; the library takes anything for text.
  if (!isBook && content.subarray(0, LOOKED_AT).includes(0)) return failure("broken");
  try {
    const settings = { sheetRows, dense: true, cellHTML: false, cellNF: true } as const;
    return success(
      isBook
        ? read(content, { ...settings, type: "array" })
        : read(decodeText(content), { ...settings, type: "string", raw: true }),
    );
  } catch {
    // Whatever is wrong with a file, the library throws plain errors.
    return failure("broken");
  }
}

function readSheet(name: string, sheet: WorkSheet): Sheet {
  const used = sheet["!ref"] ? utils.decode_range(sheet["!ref"]) : undefined;
  const all = sheet["!fullref"] ? utils.decode_range(sheet["!fullref"]) : used;
  const merged = new Map((sheet["!merges"] ?? []).map((range) => [placeOf(range.s), range]));
  const rowCount = Math.min(used ? used.e.r + 1 : 0, SHEET_ROWS);
  const columns = Math.min(used ? used.e.c + 1 : 0, SHEET_COLUMNS);
  const cells = (sheet["!data"] ?? []) as readonly (
    | readonly (CellObject | undefined)[]
    | undefined
  )[];
  const rows = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columns }, (_none, column) => column).flatMap((column) => {
      const cell = cells[row]?.[column];
      const range = merged.get(placeOf({ r: row, c: column }));
      return cell ? (readCell(cell, column, range) ?? []) : [];
    }),
  );
  const isCut = (all?.e.r ?? 0) >= SHEET_ROWS || (all?.e.c ?? 0) >= SHEET_COLUMNS;
  return { name, columns, rows, isCut };
}

const placeOf = ({ r, c }: { readonly r: number; readonly c: number }) => `${r}:${c}`;

function readCell(cell: CellObject, column: number, range?: Range): SheetCell | undefined {
  const text = cell.w ?? (cell.v === undefined ? "" : String(cell.v));
  if (text === "") return undefined;
  const last = Math.min(range?.e.c ?? column, SHEET_COLUMNS - 1);
  return { column, text, isNumber: cell.t === "n" || cell.t === "d", span: last - column + 1 };
}
