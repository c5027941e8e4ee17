import type { Task } from "#domain/task/task.ts";

/** From what a task is to be made: another task, or words that somebody wrote. */
export type CopyQuestion =
  | { readonly kind: "task"; readonly task: Task }
  | {
      readonly kind: "words";
      /** Plain text. */
      readonly words: string;
      /** The plan that is proposed, 0 = none. */
      readonly planId: number;
    };
