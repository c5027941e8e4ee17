import type { Id } from "../id.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "../limits.ts";
import type { TaskUser } from "../task/task.ts";
import type { FlowItem } from "./flow-item.ts";

/**
 * A task's people once it has come into a state. There are never more owners or assistants than a task may
 * have: who was there first stays, so that a task that goes round keeps its people.
 */
export function assignPeople(
  before: readonly TaskUser[],
  { autoAssign, userIdList }: Pick<FlowItem, "autoAssign" | "userIdList">,
  broughtBy: Id,
): TaskUser[] {
  const owners = before.filter(({ owner }) => owner === 1).map(({ userId }) => userId);
  if (autoAssign === "" || userIdList.length === 0) return [...before];
  const staying =
    autoAssign === "add"
      ? owners
      : owners.filter((id) => autoAssign === "merge" && id === broughtBy);
  const after = [...new Set([...staying, ...userIdList])].slice(0, TASK_OWNERS_MAX);
  const assistants = before.filter(({ owner }) => owner === 0).map(({ userId }) => userId);
  const helping = [...new Set([...assistants, ...owners])].filter((id) => !after.includes(id));
  return [
    ...after.map((userId): TaskUser => ({ userId, owner: 1 })),
    ...helping.slice(0, TASK_ASSISTANTS_MAX).map((userId): TaskUser => ({ userId, owner: 0 })),
  ];
}
