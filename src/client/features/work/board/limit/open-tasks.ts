import type { BoardColumn } from "#client/data/queries/board.ts";

/** How many open tasks a column holds, those that a filter hides among them. */
export function openTasksOf({ cards, open }: Pick<BoardColumn, "cards" | "open">): number {
  return open ?? cards.filter(({ task }) => task.completeTime === 0).length;
}

/** By how many open tasks a column is over its limit, with `more` that are on their way; 0 where it is not, or has none. */
export function tooManyOf(boardColumn: BoardColumn, more = 0): number {
  const { taskLimit } = boardColumn.column;
  return taskLimit > 0 ? Math.max(0, openTasksOf(boardColumn) + more - taskLimit) : 0;
}
