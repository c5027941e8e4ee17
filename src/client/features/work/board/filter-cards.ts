import type { BoardColumn } from "#client/data/queries/board.ts";
import { assistsTask, ownsTask } from "#domain/task/task.ts";

/** What a person chose to see of a plan; kept for each plan (seed 000 §3 plan view parameter). */
export interface BoardFilter {
  readonly text: string;
  /** Only tasks of mine. */
  readonly showMy: boolean;
  /** Also completed tasks. */
  readonly showCompleted: boolean;
}

export const everything: BoardFilter = { text: "", showMy: false, showCompleted: true };

export function isFiltering(filter: BoardFilter): boolean {
  return filter.text !== "" || filter.showMy || !filter.showCompleted;
}

/** The board with the cards that the filter lets through. */
export function filterCards(
  columns: readonly BoardColumn[],
  filter: BoardFilter,
  userId: number,
): readonly BoardColumn[] {
  if (!isFiltering(filter)) return columns;
  const text = filter.text.trim().toLowerCase();
  return columns.map(({ column, cards }) => ({
    column,
    cards: cards.filter(
      ({ task }) =>
        (text === "" || task.name.toLowerCase().includes(text) || String(task.id) === text) &&
        (!filter.showMy || ownsTask(task, userId) || assistsTask(task, userId)) &&
        (filter.showCompleted || task.completeTime === 0),
    ),
  }));
}
