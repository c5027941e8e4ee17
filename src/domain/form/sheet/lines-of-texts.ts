import type { ImportedTexts } from "../import-text/import-rows.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { safeText } from "./safe-text.ts";
import type { SheetValue } from "./sheet-of-records.ts";

/** A record of a sheet as the lines that it takes: one, and below it those of its sub-tables. */
export function linesOfTexts(
  columns: readonly FormPiece[],
  { cells, rows }: ImportedTexts,
): readonly (readonly SheetValue[])[] {
  const count = Math.max(1, ...Object.values(rows).map(({ length }) => length));
  return Array.from({ length: count }, (_, at) =>
    columns.map(({ table, node }): SheetValue => {
      const from = table === undefined ? cells : rows[table]?.[at];
      const text = table === undefined && at > 0 ? "" : (from?.[node.name] ?? "");
      return text === "" ? null : safeText(text);
    }),
  );
}
