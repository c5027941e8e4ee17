import type { Change } from "../command.ts";
import { type Id, joinKey } from "../id.ts";
import { list, type Reading } from "../reading.ts";
import type { Task } from "../task/task.ts";

const WHERE_PEOPLE_STAND = ["taskUser.userId", "followers.userId", "visibleTo.has"] as const;

/**
 * What goes when people leave a plan: membership, their roles in its tasks, their place in its chats, and that private tasks were shown
 * to them: who comes back has to be chosen again.
 */
export function* leavePlanChanges(planId: Id, userIds: readonly Id[]): Reading<Change[]> {
  const leaving = new Set(userIds);
  const tasks = new Map<Id, Task>();
  const changes: Change[] = [];
  for (const userId of leaving) {
    // Only what concerns them is asked for: a plan may have many tasks, and others wait meanwhile.
    for (const field of WHERE_PEOPLE_STAND) {
      for (const task of yield* list("task", { planId, [field]: userId })) tasks.set(task.id, task);
    }
    for (const { id } of yield* list("dialogUser", { planId, userId })) {
      changes.push({ entity: "dialogUser", action: "groupExit", remove: id });
    }
    changes.push({ entity: "planUser", action: "delete", remove: joinKey(planId, userId) });
  }
  for (const task of tasks.values()) {
    const taskUser = task.taskUser.filter((entry) => !leaving.has(entry.userId));
    const followers = task.followers.filter((entry) => !leaving.has(entry.userId));
    const visibleTo = task.visibleTo.filter((userId) => !leaving.has(userId));
    const put = { ...task, taskUser, followers, visibleTo };
    changes.push({ entity: "task", action: "update", put });
  }
  return changes;
}
