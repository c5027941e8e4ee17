import { civilOfDays } from "../../form/calendar/civil-of-days.ts";
import { formatCivil } from "../../form/calendar/date-format.ts";
import { EXACT_DATE, type ImportCell } from "./import-cell.ts";

/** A cell as a reader of workbooks has it: its sort, what it holds, what it shows, and how it shows it. */
interface RawCell {
  readonly t?: string;
  readonly v?: unknown;
  readonly w?: string;
  readonly z?: unknown;
}

/** Lines as a reader of workbooks has them. */
export type RawLines = readonly (readonly (RawCell | undefined)[] | undefined)[];

/** Digits that spreadsheets keep of a number; what a machine reckons beyond them (0.1 + 0.2) was never meant. */
const DIGITS = 15;

interface Reading {
  readonly columnsMax: number;
  /** Whether numbers in this format are dates. */
  readonly isDate: (format: string) => boolean;
  /** Days count from 1904. */
  readonly isOldDates: boolean;
}

/** The lines of a sheet up to the last in which something stands, each as long as what stands in it. */
export function readCells(raw: RawLines, reading: Reading): readonly (readonly ImportCell[])[] {
  const lines = Array.from(raw, (row) => {
    const cells = Array.from((row ?? []).slice(0, reading.columnsMax), (cell) =>
      cell ? readCell(cell, reading) : "",
    );
    return cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  });
  return lines.slice(0, lines.findLastIndex((line) => line.length > 0) + 1);
}

/** What a formula came to counts, never the formula; what went wrong in one says nothing. */
function readCell({ t, v, w, z }: RawCell, { isDate, isOldDates }: Reading): ImportCell {
  if (
    t === "e" ||
    t === "z" ||
    (typeof v !== "string" && typeof v !== "number" && typeof v !== "boolean")
  )
    return "";
  const shown = (w ?? String(v)).trim();
  if (t !== "n" || typeof v !== "number") return shown;
  const isDated = typeof z === "string" && isDate(z);
  const exact = isDated ? dateText(v, isOldDates) : String(Number(v.toPrecision(DIGITS)));
  return exact === shown || exact === "" ? shown : [shown, exact];
}

function dateText(days: number, isOldDates: boolean): string {
  const civil = civilOfDays(days, isOldDates);
  return civil ? formatCivil(civil, EXACT_DATE) : "";
}
