import type { QuickTask } from "#domain/task/quick-add/quick-task.ts";

/** What the field of a new task can do once its code is here. */
export interface QuickTools {
  /** What somebody typed, with all that it says besides a name. */
  read(text: string): QuickTask;
  /** Asks whether a pasted list is to become a task a line, and makes them; false where it is not. */
  addMany(text: string): Promise<boolean>;
}
