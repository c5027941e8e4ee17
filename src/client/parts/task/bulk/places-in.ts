import type { BoardColumn } from "#client/data/queries/board.ts";
import { lastRank, ranksAfter } from "#domain/rank.ts";
import type { Task } from "#domain/task/task.ts";

/** Where a task stands on the board. */
export interface TaskPlace {
  readonly id: number;
  readonly columnId: number;
  readonly rank: string;
}

/** Where a task stands now. */
export function placeOf({ id, columnId, rank }: Task): TaskPlace {
  return { id, columnId, rank };
}

/** Places for tasks behind all that stand in a column, in the order in which they come. */
export function placesIn(
  columns: readonly BoardColumn[],
  columnId: number,
  tasks: readonly Pick<Task, "id">[],
): readonly TaskPlace[] {
  const there = columns.find(({ column }) => column.id === columnId)?.cards ?? [];
  const ranks = ranksAfter(lastRank(there.map(({ task }) => task)), tasks.length);
  return tasks.map(({ id }, index) => ({ id, columnId, rank: ranks[index] ?? "" }));
}
