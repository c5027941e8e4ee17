import type { BoardColumn } from "#client/data/queries/board.ts";
import {
  type FilterMoment,
  isFiltering,
  type TaskFilter,
  taskMatcher,
} from "#domain/plan/view/task-filter.ts";

import { openTasksOf } from "../limit/open-tasks.ts";

/** The board with the cards that the filter lets through. */
export function filterBoard(
  columns: readonly BoardColumn[],
  filter: TaskFilter,
  moment: FilterMoment,
): readonly BoardColumn[] {
  if (!isFiltering(filter)) return columns;
  const matches = taskMatcher(filter, moment);
  return columns.map(({ column, cards }) => ({
    column,
    cards: cards.filter(({ task }) => matches(task)),
    ...(column.taskLimit > 0 && { open: openTasksOf({ cards }) }),
  }));
}
