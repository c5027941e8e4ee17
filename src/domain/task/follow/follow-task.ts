import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { newDialogUser } from "../../dialog/dialog-user.ts";
import { type Id, joinKey } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { flagShape } from "../../shape.ts";
import { taskOfReader } from "../can-change-task.ts";
import { type Task, taskShape } from "../task.ts";
import { FOLLOWERS_MAX } from "./follow-limits.ts";

/**
 * `plan/task/follow`: the caller hears of what becomes of a task without having a part in it, and is let into its chat;
 * with `follow` 0 no more. Every member of the plan may; others are not made to.
 */
export const followTask = defineCommand({
  name: "task.follow",
  path: "/api/plan/task/follow",
  arguments: z.object({ taskId: idOf("task"), follow: flagShape }),
  reply: taskShape,
  lane: ({ taskId }) => ({ entity: "task", id: taskId }),
  merge: (earlier, later) => (earlier.taskId === later.taskId ? later : undefined),
  routine: true,
  *decide({ taskId, follow }, actor) {
    const found = yield* taskOfReader(taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task } = found.value;
    const { userId, now } = actor;
    const follows = task.followers.some((entry) => entry.userId === userId);
    if (follows === (follow === 1)) return applied([], task);
    const others = task.followers.filter((entry) => entry.userId !== userId);
    if (follow === 1 && others.length >= FOLLOWERS_MAX) {
      return refused(parameterError("task.followersMax", { count: FOLLOWERS_MAX }));
    }
    const put = { ...task, followers: follow === 1 ? [...others, { userId }] : others };
    const chat = follow === 1 ? yield* joinChat(put, userId, now) : yield* leaveChat(put, userId);
    return applied([{ entity: "task", action: "update", put }, ...chat], put);
  },
});

function* joinChat(task: Task, userId: Id, now: number): Reading<Change[]> {
  const { dialogId, planId, privateTo } = task;
  const dialog = dialogId > 0 ? yield* get("dialog", dialogId) : undefined;
  if (!dialog || (yield* get("dialogUser", joinKey(dialogId, userId)))) return [];
  const readPosition = dialog.lastPosition;
  const put = newDialogUser({ dialogId, planId, privateTo, userId, readPosition }, now);
  return [{ entity: "dialogUser", action: "groupJoin", put }];
}

/** Whoever has a part in the task, or made it, stays in its chat. */
function* leaveChat({ dialogId, taskUser, userId: maker }: Task, userId: Id): Reading<Change[]> {
  const stays = maker === userId || taskUser.some((entry) => entry.userId === userId);
  const own = stays ? undefined : yield* get("dialogUser", joinKey(dialogId, userId));
  return own ? [{ entity: "dialogUser", action: "groupExit", remove: own.id }] : [];
}
