import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { dropLinksChanges } from "../task-link/links-of-tasks.ts";
import { canChangeTask, canRemoveTask, taskOfMember } from "./can-change-task.ts";
import type { Task } from "./task.ts";

/** `plan/task/remove`: tasks of one plan go for good, with subtasks, description and chat (seed 000 §4). */
export const removeTask = defineCommand({
  name: "task.remove",
  path: "/api/plan/task/remove",
  arguments: z.array(z.object({ id: idOf("task") })).check(z.minLength(1), z.maxLength(100)),
  reply: z.array(z.object({ id: idOf("task") })),
  lane: (args) => ({ entity: "task", id: args[0]?.id ?? 0 }),
  takes: true,
  *decide(args, actor) {
    const changes: Change[] = [];
    let planId = 0;
    for (const { id } of args) {
      const found = yield* taskOfMember(id, actor);
      if (!found.ok) return refused(found.refusal);
      const { task, main, member } = found.value;
      if (planId > 0 && task.planId !== planId) return refused(parameterError());
      planId = task.planId;
      const right = task.parentId > 0 ? canChangeTask(main, member) : canRemoveTask(task, member);
      if (!right.ok) return refused(right.refusal);
      changes.push(...(yield* removeTaskChanges(task)));
    }
    return applied([...changes, ...(yield* linksGoChanges(planId, changes))], args);
  },
});

/** The links of all tasks that go. */
export function* linksGoChanges(planId: Id, changes: readonly Change[]): Reading<Change[]> {
  const gone = changes.flatMap((change) =>
    change.entity === "task" && "remove" in change ? [Number(change.remove)] : [],
  );
  return yield* dropLinksChanges(planId, gone);
}

/** All that goes with a task, but for its links. */
export function* removeTaskChanges(task: Task): Reading<Change[]> {
  const changes: Change[] = [{ entity: "task", action: "delete", remove: task.id }];
  for (const subtask of yield* list("task", { parentId: task.id })) {
    changes.push({ entity: "task", action: "delete", remove: subtask.id });
  }
  if (yield* get("taskContent", task.id)) {
    changes.push({ entity: "taskContent", action: "delete", remove: task.id });
  }
  if (task.dialogId > 0 && (yield* get("dialog", task.dialogId))) {
    changes.push({ entity: "dialog", action: "groupDelete", remove: task.dialogId });
  }
  return changes;
}
