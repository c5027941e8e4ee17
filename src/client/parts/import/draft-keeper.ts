import type { BegunImport } from "#client/data/imports/import-draft.ts";
import type { ImportEngine } from "#client/live/import/use-import-engine.ts";
import { type Keeper, keepWithin } from "#client/platform/keep-within.ts";
import type { ImportGrid } from "#domain/import/sheet/import-grid.ts";
import { DRAFT_SAVE_DELAY } from "#domain/limits.ts";

interface DraftKeeper extends Keeper<BegunImport> {
  /** These lines are what is kept. */
  begin(grid: ImportGrid): void;
}

/** Keeps a begun import as it grows; of its lines those alone that are others than before. */
export function draftKeeper(engine: Pick<ImportEngine, "keepDraft">): DraftKeeper {
  let kept: ImportGrid = [];
  const keeper = keepWithin<BegunImport>(DRAFT_SAVE_DELAY, ({ draft, grid }) => {
    const before = kept;
    kept = grid;
    void engine.keepDraft(draft, grid, before).catch(() => {
      // The next time all of them are written.
      kept = [];
    });
  });
  return {
    ...keeper,
    begin(grid) {
      kept = grid;
    },
  };
}
