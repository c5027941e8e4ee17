import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { mayIn } from "../plan/plan-acts.ts";
import { get, list, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import { taskOfMember } from "../task/can-change-task.ts";
import type { Task } from "../task/task.ts";
import type { TimeEntry } from "./time-entry.ts";

interface EntryToChange {
  readonly entry: TimeEntry;
  readonly task: Task;
  /** All of the task, this one too. */
  readonly entries: readonly TimeEntry[];
}

/** An entry with its task, for whoever worked, and for who leads the plan. */
export function* entryToChange(
  id: Id,
  actor: Actor,
): Reading<EntryToChange | { readonly refusal: Refusal }> {
  const entry = yield* get("timeEntry", id);
  if (!entry) return { refusal: parameterError("timeEntry.gone") };
  const found = yield* taskOfMember(entry.taskId, actor);
  if (!found.ok) return { refusal: found.refusal };
  const { task } = found.value;
  if (entry.userId !== actor.userId && !mayIn(found.value, "workTimes")) {
    return { refusal: noAccess("timeEntry.ownOnly") };
  }
  return { entry, task, entries: yield* list("timeEntry", { taskId: task.id }) };
}
