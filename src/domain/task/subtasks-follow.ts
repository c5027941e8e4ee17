import type { Change } from "../command.ts";
import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";

/** Subtasks stand in the column of their task. */
export function* subtasksFollowChanges(taskId: Id, columnId: Id): Reading<Change[]> {
  const subtasks = yield* list("task", { parentId: taskId });
  return subtasks.map((subtask) => ({
    entity: "task",
    action: "update",
    put: { ...subtask, columnId },
  }));
}
