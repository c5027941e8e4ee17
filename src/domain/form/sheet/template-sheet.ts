import type { Form } from "../graph/form.ts";
import { importColumns } from "../import-text/import-columns.ts";
import type { OwnFields } from "../permissions/field-rights.ts";
import type { FormPiece } from "../model/form-piece.ts";
import {
  headingsOf,
  type MergedCells,
  type SheetPlan,
  type SheetValue,
} from "./sheet-of-records.ts";
import { HINT_MARK, REQUIRED_MARK } from "./template-marks.ts";

/**
 * A sheet to be filled in (forms-approvals 4): the columns that can be imported, what is required marked, and below them what each
 * may say, which is passed over when it is imported.
 */
export function templateSheet(
  form: Form,
  hintOf: (piece: FormPiece) => string,
  own: OwnFields = {},
): SheetPlan {
  const columns = importColumns(form, own);
  const head = headingsOf(form, columns, ({ node }, label) =>
    node.settings.required ? `${REQUIRED_MARK}${label}` : label,
  );
  const hints = columns.map((piece) => `${HINT_MARK} ${hintOf(piece)}`.trim());
  return { headings: head.rows.length, rows: [...head.rows, hints], merged: head.merged };
}

/** Choices that a hint names at most. */
const CHOICES_TOLD = 12;

/** What a field may say, as far as its definition tells: its choices, or how a date is written; undefined where it tells nothing. */
export function choicesOf({ node }: FormPiece): string | undefined {
  const { options, format } = node.properties;
  if (node.kind.names === "options" && options && options.length > 0) {
    const names = options.slice(0, CHOICES_TOLD).map(({ name }) => name);
    return options.length > CHOICES_TOLD ? `${names.join(" / ")} …` : names.join(" / ");
  }
  const isDated = node.kind.shape === "moment" || node.kind.shape === "clock";
  return isDated ? format : undefined;
}

/** Lines that did not come in, as they stood, each with why in a last column. */
export function failureSheet(
  headings: readonly (readonly SheetValue[])[],
  failed: readonly { readonly cells: readonly SheetValue[]; readonly reason: string }[],
  reasonLabel: string,
): SheetPlan {
  const width = Math.max(
    0,
    ...[...headings, ...failed.map(({ cells }) => cells)].map((row) => row.length),
  );
  const padded = (cells: readonly SheetValue[], last: string) => [
    ...cells,
    ...Array.from({ length: width - cells.length }, () => null),
    last,
  ];
  const merged: readonly MergedCells[] = [];
  return {
    headings: headings.length,
    rows: [
      ...headings.map((row, at) => padded(row, at === 0 ? reasonLabel : "")),
      ...failed.map(({ cells, reason }) => padded(cells, reason)),
    ],
    merged,
  };
}
