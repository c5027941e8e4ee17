import { parentPort } from "node:worker_threads";
import { read, SSF, type WorkSheet } from "xlsx";
import { type RawLines, readCells } from "#domain/import/sheet/read-cells.ts";
import { IMPORT_COLUMNS_MAX } from "#domain/import/import-limits.ts";
import { processorTime } from "../processor/processor-time.ts";
import type { RowsRead, ToRead } from "./read-workbook.ts";
import { unpacksWithin } from "./unpacked-size.ts";

const PACKED = [0x50, 0x4b];
const OLD_BOOK = [0xd0, 0xcf];
/** Bytes that a sheet of 500 kB may unpack to. */
const UNPACKED_MAX = 50_000_000;

// The thread in which one workbook is read: whatever stands in it ends with the thread.
parentPort?.once("message", (asked: ToRead) => {
  void readRows(asked).then((rows) => {
    parentPort?.postMessage({ rows, took: processorTime() } satisfies RowsRead);
  });
});

async function readRows({ content, rowsMax }: ToRead): Promise<RowsRead["rows"]> {
  const begins = (bytes: readonly number[]) => bytes.every((byte, at) => content[at] === byte);
  try {
    const isPacked = begins(PACKED);
    if (!isPacked && !begins(OLD_BOOK)) return undefined;
    if (isPacked && !(await unpacksWithin(content, UNPACKED_MAX))) return undefined;
    const settings = { type: "buffer", dense: true, cellNF: true, cellHTML: false } as const;
    const book = read(content, { ...settings, sheetRows: rowsMax + 1 });
    const isOldDates = book.Workbook?.WBProps?.date1904 === true;
    const sheets = book.SheetNames.map((name) => linesOf(book.Sheets[name], isOldDates));
    return sheets.find((lines) => lines.length > 0) ?? [];
  } catch {
    // Whatever is wrong with a file, the library throws plain errors.
    return undefined;
  }
}

function linesOf(sheet: WorkSheet | undefined, isOldDates: boolean) {
  const raw = (sheet?.["!data"] ?? []) as RawLines;
  const isDate = (format: string) => Boolean(SSF.is_date(format));
  return readCells(raw, { columnsMax: IMPORT_COLUMNS_MAX, isDate, isOldDates });
}
