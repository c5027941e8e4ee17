import type { Change } from "../command.ts";
import { type Id, joinKey } from "../id.ts";
import { list, type Reading } from "../reading.ts";

/** What goes when people leave a plan: membership, their roles in its tasks, their place in its chats. */
export function* leavePlanChanges(planId: Id, userIds: readonly Id[]): Reading<Change[]> {
  const leaving = new Set(userIds);
  const changes: Change[] = [];
  for (const task of yield* list("task", { planId })) {
    const taskUser = task.taskUser.filter((entry) => !leaving.has(entry.userId));
    if (taskUser.length < task.taskUser.length) {
      changes.push({ entity: "task", action: "update", put: { ...task, taskUser } });
    }
  }
  for (const entry of yield* list("dialogUser", { planId })) {
    if (leaving.has(entry.userId)) {
      changes.push({ entity: "dialogUser", action: "groupExit", remove: entry.id });
    }
  }
  for (const userId of leaving) {
    changes.push({ entity: "planUser", action: "delete", remove: joinKey(planId, userId) });
  }
  return changes;
}
