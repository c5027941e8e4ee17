import type { SheetRow } from "#client/data/queries/sheets.ts";
import { dateOfRevision } from "#domain/sheet/date-of-revision.ts";
import { type Discipline, DISCIPLINES } from "#domain/sheet/sheet.ts";

export const SHEET_ORDERS = ["number", "title", "date", "open"] as const;
export type SheetOrder = (typeof SHEET_ORDERS)[number];

/** Sheets of one discipline. */
export interface SheetGroup {
  readonly discipline: Discipline;
  readonly rows: readonly SheetRow[];
}

const words = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

function byNumber(one: SheetRow, other: SheetRow): number {
  return words.compare(one.sheet.number, other.sheet.number) || one.sheet.id - other.sheet.id;
}

const orders: Readonly<Record<SheetOrder, (one: SheetRow, other: SheetRow) => number>> = {
  number: byNumber,
  title: (one, other) => words.compare(one.sheet.title, other.sheet.title) || byNumber(one, other),
  // The newest first.
  date: (one, other) => dateOf(other) - dateOf(one) || byNumber(one, other),
  open: (one, other) => other.open - one.open || byNumber(one, other),
};

function dateOf({ revision }: SheetRow): number {
  return revision ? dateOfRevision(revision) : 0;
}

/** Sheets in their order. */
export function orderSheets(rows: readonly SheetRow[], order: SheetOrder): SheetRow[] {
  return rows.toSorted(orders[order]);
}

/** Sheets whose number, title or revision says all of the words. */
export function sheetsSaying(rows: readonly SheetRow[], said: string): readonly SheetRow[] {
  const wanted = said.toLowerCase().split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return rows;
  return rows.filter(({ sheet, revision }) => {
    const text = `${sheet.number} ${sheet.title} ${revision?.code ?? ""}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Sheets by discipline, as a register has them. */
export function groupSheets(rows: readonly SheetRow[], order: SheetOrder): SheetGroup[] {
  const groups = Map.groupBy(orderSheets(rows, order), ({ sheet }) => sheet.discipline);
  return DISCIPLINES.flatMap((discipline) => {
    const inIt = groups.get(discipline);
    return inIt ? [{ discipline, rows: inIt }] : [];
  });
}
