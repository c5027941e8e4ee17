import type { SheetRow } from "#client/data/queries/sheets.ts";

/** What the revision is called which holds now, by sheet. */
export function codesBySheet(
  rows: readonly Pick<SheetRow, "sheet" | "revision">[],
): ReadonlyMap<number, string> {
  return new Map(rows.map(({ sheet, revision }) => [sheet.id, revision?.code ?? ""]));
}
