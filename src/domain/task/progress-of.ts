import type { Task } from "./task.ts";

/** How far tasks are: how many there are but for what was cancelled, and how many of them are complete. */
export function progressOf(tasks: Iterable<Pick<Task, "completeTime" | "cancelled">>): {
  readonly total: number;
  readonly complete: number;
} {
  const progress = { total: 0, complete: 0 };
  for (const { completeTime, cancelled } of tasks) {
    if (cancelled === 1) continue;
    progress.total += 1;
    if (completeTime > 0) progress.complete += 1;
  }
  return progress;
}
