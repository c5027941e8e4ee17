import type { Change } from "../command.ts";
import { list, type Reading } from "../reading.ts";
import type { Task } from "./task.ts";

/** When a task was put away and by whom, 0 = by nobody; both 0 = it is there. */
type Archived = Pick<Task, "archivedTime" | "archivedUserId">;

/** Puts a task with its subtasks away, or back (seed 000 §4). */
export function* archiveChanges(
  task: Task,
  archived: Archived,
  now: number,
): Reading<{ put: Task; changes: Change[] }> {
  const action = archived.archivedTime > 0 ? "archived" : "recovery";
  const put = { ...task, ...archived, updateTime: now };
  const subtasks = yield* list("task", { parentId: task.id });
  const changes = [put, ...subtasks.map((subtask) => ({ ...subtask, ...archived }))].map(
    (row): Change => ({ entity: "task", action, put: row }),
  );
  return { put, changes };
}
