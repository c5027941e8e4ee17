import type { BoardColumn } from "#client/data/queries/board.ts";
import { assistsTask, ownsTask, type Task } from "#domain/task/task.ts";

/** What a person chose to see of a plan; kept for each plan (seed 000 §3 plan view parameter). */
export interface BoardFilter {
  readonly text: string;
  /** Only tasks that are mine; with showHelp these as well. */
  readonly showMy: boolean;
  /** Only tasks with which I assist. */
  readonly showHelp: boolean;
  /** Also completed tasks. */
  readonly showCompleted: boolean;
}

export const everything: BoardFilter = {
  text: "",
  showMy: false,
  showHelp: false,
  showCompleted: true,
};

export function isFiltering(filter: BoardFilter): boolean {
  return filter.text !== "" || filter.showMy || filter.showHelp || !filter.showCompleted;
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
        isWanted(task, filter, userId) &&
        (filter.showCompleted || task.completeTime === 0),
    ),
  }));
}

function isWanted(task: Task, { showMy, showHelp }: BoardFilter, userId: number): boolean {
  if (!showMy && !showHelp) return true;
  return (showMy && ownsTask(task, userId)) || (showHelp && assistsTask(task, userId));
}
