import type { Task } from "./task.ts";

/**
 * The order of my tasks: overdue first, then by end, those without a time last,
 * the newer one first among equals. What is overdue ended before all the rest,
 * so the end alone says it and no clock is needed.
 */
function byUrgency(
  left: Pick<Task, "id" | "endTime">,
  right: Pick<Task, "id" | "endTime">,
): number {
  const leftEnd = left.endTime || Number.MAX_SAFE_INTEGER;
  const rightEnd = right.endTime || Number.MAX_SAFE_INTEGER;
  return leftEnd - rightEnd || right.id - left.id;
}

/** My tasks in the order in which they want attention. */
export function orderMyTasks<Row extends Pick<Task, "id" | "endTime">>(
  tasks: readonly Row[],
): Row[] {
  return tasks.toSorted(byUrgency);
}
