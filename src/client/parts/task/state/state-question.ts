import type { Task } from "#domain/task/task.ts";

/** Which task is to come into another state, and what was pressed for it. */
export interface StateQuestion {
  readonly task: Task;
  readonly from: HTMLElement;
}
