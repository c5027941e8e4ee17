/**
 * A cell of a sheet that is imported: what it shows, and where that is a number or a date also what it holds exactly, a date
 * as `2026-03-04 08:00:00`. What somebody typed is a text alone.
 */
export type ImportCell = string | readonly [shown: string, exact: string];

/** How a date is held exactly. */
export const EXACT_DATE = "yyyy-MM-dd HH:mm:ss";

/** What a cell shows, as its program wrote it. */
export function shownText(cell: ImportCell | undefined): string {
  return (typeof cell === "object" ? cell[0] : (cell ?? "")).trim();
}
