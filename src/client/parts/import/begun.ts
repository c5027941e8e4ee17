import type { ImportDraftRow } from "#client/data/database/import-row.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";

/** A sheet that is being imported. */
export interface Begun {
  readonly draft: ImportDraftRow;
  readonly grid: ImportGrid;
}
