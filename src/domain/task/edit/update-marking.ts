import * as z from "zod/mini";
import type { Change } from "../../command.ts";
import { ownersOf, type Task } from "../task.ts";

/** What else an edit has changed, for clients that ask for each of it (seed 000 §3). */
export const updateMarkingShape = z.object({
  /** The task of which it is a subtask has other times. */
  is_update_maintask: z.boolean(),
  /** The counts of its plan are others. */
  is_update_plan: z.boolean(),
  is_update_content: z.boolean(),
  /** Its subtasks have other times. */
  is_update_subtask: z.boolean(),
});
type UpdateMarking = z.infer<typeof updateMarkingShape>;

/** Says of the changes of an edit what they are about beside the task itself. */
export function markUpdates(before: Task, after: Task, changes: readonly Change[]): UpdateMarking {
  const others = changes.flatMap((change) =>
    change.entity === "task" && "put" in change && change.put ? [change.put] : [],
  );
  return {
    is_update_maintask: others.some(({ id }) => id === before.parentId),
    is_update_plan: before.parentId === 0 && countedAs(before) !== countedAs(after),
    is_update_content: changes.some(({ entity }) => entity === "taskContent"),
    is_update_subtask: others.some(({ parentId }) => parentId === before.id),
  };
}

/** What the numbers of a plan ask of each of its main tasks: whether it is done, whether as cancelled, and whose it is. */
function countedAs(task: Task): string {
  const owners = ownersOf(task).toSorted((left, right) => left - right);
  return JSON.stringify([task.completeTime > 0, task.cancelled, owners]);
}
