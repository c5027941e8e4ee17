import type { BoardCard, BoardColumn } from "#client/data/queries/board.ts";

/** More columns beside each other leave a card no room for its words. */
export const COLUMNS_BESIDE = 6;

/** The columns in portions that stand beside each other, with those of their cards that are on the paper. */
export function paperBoards(
  columns: readonly BoardColumn[],
  shown: ReadonlySet<number>,
): readonly (readonly BoardColumn[])[] {
  const kept = columns.map((each) => ({
    ...each,
    cards: each.cards.filter(({ task }) => shown.has(task.id)),
  }));
  const portions = Math.ceil(kept.length / COLUMNS_BESIDE);
  const size = Math.ceil(kept.length / Math.max(1, portions));
  return Array.from({ length: portions }, (_none, portion) =>
    kept.slice(portion * size, (portion + 1) * size),
  );
}

/** What stands in one line across the columns: the first card of each, the second of each, and so on. */
export function paperRows(
  columns: readonly BoardColumn[],
): readonly (readonly (BoardCard | undefined)[])[] {
  const most = Math.max(0, ...columns.map(({ cards }) => cards.length));
  return Array.from({ length: most }, (_none, row) => columns.map(({ cards }) => cards[row]));
}
