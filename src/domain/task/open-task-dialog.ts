import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { type Dialog, dialogShape, newDialog } from "../dialog/dialog.ts";
import { newDialogUser } from "../dialog/dialog-user.ts";
import { type Id, joinKey } from "../id.ts";
import { memberOfPlan } from "../plan/can-change-plan.ts";
import { get, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, taskGone } from "../refusal.ts";
import type { Task } from "./task.ts";

/** `plan/task/dialog`: the chat of a task; made when somebody first opens it, the same for all. */
export const openTaskDialog = defineCommand({
  name: "task.openDialog",
  path: "/api/plan/task/dialog",
  arguments: z.object({ taskId: idOf("task") }),
  reply: dialogShape,
  lane: (args) => ({ entity: "task", id: args.taskId }),
  *decide(args, actor) {
    const task = yield* get("task", args.taskId);
    if (!task) return refused(taskGone(args.taskId));
    const membership = yield* memberOfPlan(task.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    if (task.dialogId === 0) return refused(parameterError());
    const existing = yield* get("dialog", task.dialogId);
    if (existing) return applied([], existing);
    const { dialog, changes } = yield* taskChatChanges(task, [actor.userId], actor.now);
    return applied(changes, dialog);
  },
});

/** The chat of a task at its birth, with its people, whoever made it and whom else it is opened by, as far as they are in the plan. */
export function* taskChatChanges(
  task: Task,
  others: readonly Id[],
  now: number,
): Reading<{ dialog: Dialog; changes: Change[] }> {
  const dialog = newDialog({
    id: task.dialogId,
    type: "group",
    groupType: "task",
    planId: task.planId,
    privateTo: task.privateTo,
    linkId: task.id,
    name: task.name,
    ownerId: task.userId,
    createTime: now,
  });
  const people = new Set<Id>([
    ...others,
    task.userId,
    ...[...task.taskUser, ...task.followers].map((entry) => entry.userId),
  ]);
  const changes: Change[] = [{ entity: "dialog", action: "groupAdd", put: dialog }];
  for (const userId of people) {
    const member = yield* get("planUser", joinKey(task.planId, userId));
    if (!member) continue;
    const { planId, privateTo } = task;
    const row = newDialogUser({ dialogId: dialog.id, planId, privateTo, userId }, now);
    changes.push({ entity: "dialogUser", action: "groupJoin", put: row });
  }
  return { dialog, changes };
}

/** Lets people who join a task into its chat, where it has one. */
export function* chatPeopleChanges(task: Task, now: number): Reading<Change[]> {
  const dialog = task.dialogId > 0 ? yield* get("dialog", task.dialogId) : undefined;
  if (!dialog) return [];
  const changes: Change[] = [];
  for (const { userId } of task.taskUser) {
    if (yield* get("dialogUser", joinKey(dialog.id, userId))) continue;
    const row = newDialogUser(
      {
        dialogId: dialog.id,
        planId: task.planId,
        privateTo: task.privateTo,
        userId,
        readPosition: dialog.lastPosition,
      },
      now,
    );
    changes.push({ entity: "dialogUser", action: "groupJoin", put: row });
  }
  return changes;
}
