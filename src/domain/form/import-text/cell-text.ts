import { EXACT_DATE, type ImportCell, shownText } from "../../import/sheet/import-cell.ts";
import { DEFAULT_DATE_FORMAT, formatCivil, parseCivil } from "../calendar/date-format.ts";
import type { FormNode } from "../definition/form-node.ts";
import { shapeNameOf } from "../field-kinds/field-kind.ts";

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
