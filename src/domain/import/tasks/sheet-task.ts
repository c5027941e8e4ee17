import type { PastedLine } from "../../checklist/lines-of.ts";
import type { RecordProblem } from "../../form/validation/value-problem.ts";
import type { FieldValues } from "../../field/task-fields.ts";
import type { Id } from "../../id.ts";
import type { Times } from "../../task/task-times.ts";
import type { Priority, TaskUser } from "../../task/task.ts";

/** The task that a subtask comes to: another one of the sheet by its place, or one of the plan. */
export type SheetParent = { readonly at: number } | { readonly id: Id };

/** A task as a sheet says it. */
export interface SheetTask {
  readonly name: string;
  /** Plain text. */
  readonly desc: string;
  readonly columnId: Id;
  /** Undefined where the sheet names none. */
  readonly flowItemId: Id | undefined;
  readonly taskUser: readonly TaskUser[];
  readonly times: Times;
  readonly priority: Priority;
  readonly tags: readonly string[];
  readonly fields: NonNullable<FieldValues>;
  readonly checks: readonly PastedLine[];
  /** Epoch ms, 0 = it is open. */
  readonly completeTime: number;
  readonly parent: SheetParent | undefined;
}

/** A task of a sheet with where it stands, and what hinders it from coming in. */
export interface ReadTask {
  readonly lines: readonly number[];
  readonly task: SheetTask;
  readonly problems: readonly RecordProblem[];
}
