import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { isGone, parameterError } from "../refusal.ts";
import { dropLinksChanges } from "../task-link/links-of-tasks.ts";
import { canRemoveTask, taskOfMember } from "./can-change-task.ts";
import type { Task } from "./task.ts";

/** `plan/task/remove`: tasks of one plan go for good, with subtasks, description and chat (seed 000 §4). */
export const removeTask = defineCommand({
  name: "task.remove",
  path: "/api/plan/task/remove",
  arguments: z
    .array(
      z.object({
        id: idOf("task"),
        /** Only while nobody has touched it since it was made, else it stays: an import is taken back. */
        unchanged: z.optional(z.literal(true)),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  reply: z.array(z.object({ id: idOf("task") })),
  lane: (args) => ({ entity: "task", id: args[0]?.id ?? 0 }),
  takes: true,
  *decide(args, actor) {
    const changes: Change[] = [];
    const removed: { id: Id }[] = [];
    let planId = 0;
    for (const { id, unchanged } of args) {
      const found = yield* taskOfMember(id, actor);
      if (!found.ok && unchanged && isGone(found.refusal)) continue;
      if (!found.ok) return refused(found.refusal);
      const { task, main } = found.value;
      if (planId > 0 && task.planId !== planId) return refused(parameterError());
      planId = task.planId;
      const right = canRemoveTask(main, found.value, task);
      if (!right.ok) return refused(right.refusal);
      if (unchanged && (yield* isTouched(task))) continue;
      removed.push({ id });
      changes.push(...(yield* removeTaskChanges(task)));
    }
    return applied([...changes, ...(yield* linksGoChanges(planId, changes))], removed);
  },
});

/** The links of all tasks that go. */
export function* linksGoChanges(planId: Id, changes: readonly Change[]): Reading<Change[]> {
  const gone = changes.flatMap((change) =>
    change.entity === "task" && "remove" in change ? [Number(change.remove)] : [],
  );
  return yield* dropLinksChanges(planId, gone);
}

/** Whether somebody has done something with a task, or below it, since it was made. */
function* isTouched(task: Task): Reading<boolean> {
  const content = yield* get("taskContent", task.id);
  if ((content?.version ?? 0) > 1) return true;
  const links = yield* list("taskLink", { planId: task.planId });
  if (links.some(({ fromId, toId }) => fromId === task.id || toId === task.id)) return true;
  const subtasks = yield* list("task", { parentId: task.id });
  return [task, ...subtasks].some(
    ({ createTime, updateTime, msgNum, fileNum }) =>
      updateTime !== createTime || msgNum > 0 || fileNum > 0,
  );
}

/** All that goes with a task, but for its links: subtasks, with what one of them had before it became one. */
export function* removeTaskChanges(task: Task): Reading<Change[]> {
  const family = [task, ...(yield* list("task", { parentId: task.id }))];
  const changes = family.map(({ id }): Change => ({
    entity: "task",
    action: "delete",
    remove: id,
  }));
  for (const { id, dialogId } of family) {
    if (yield* get("taskContent", id))
      changes.push({ entity: "taskContent", action: "delete", remove: id });
    if (dialogId > 0 && (yield* get("dialog", dialogId)))
      changes.push({ entity: "dialog", action: "groupDelete", remove: dialogId });
  }
  return changes;
}
