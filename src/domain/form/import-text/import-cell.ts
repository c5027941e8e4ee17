import { DEFAULT_DATE_FORMAT, formatCivil, parseCivil } from "../calendar/date-format.ts";
import type { FormNode } from "../definition/form-node.ts";
import { shapeNameOf } from "../field-kinds/field-kind.ts";

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

/** What a cell says to a field: numbers are not rounded to what was shown, dates are written as the field wants them. */
export function cellText(node: FormNode, cell: ImportCell | undefined): string {
  if (typeof cell !== "object") return shownText(cell);
  const exact = cell[1];
  const civil = parseCivil(exact, EXACT_DATE);
  switch (shapeNameOf(node.kind, node.properties)) {
    case "moment":
    case "clock":
      return civil
        ? formatCivil(civil, node.properties.format ?? DEFAULT_DATE_FORMAT)
        : shownText(cell);
    case "number":
    case "numberRange":
      return civil ? shownText(cell) : exact;
    default:
      return shownText(cell);
  }
}
