import type { Task } from "#domain/task/task.ts";

/** Which task is to be moved. */
export interface MoveQuestion {
  readonly task: Task;
  /** Only other plans are offered, and one has to be chosen. */
  readonly elsewhere?: boolean;
}
