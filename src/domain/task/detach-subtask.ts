import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { refuseAct } from "../plan/plan-acts.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { list, type Reading } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { canChangeTask, taskOfMember } from "./can-change-task.ts";
import { membersAmong } from "./change-plan.ts";
import { liesWithChanges } from "./private/lies-with.ts";
import { VISIBLE_TO_MAX } from "./private/visibility.ts";
import { type Task, taskShape } from "./task.ts";

/** `plan/task/detach`: a subtask becomes a task of its own, at the end of the column of its task; a chat that it had before stays its own. */
export const detachSubtask = defineCommand({
  name: "task.detach",
  path: "/api/plan/task/detach",
  arguments: z.object({ taskId: idOf("task"), dialogId: z.optional(newIdOf("dialog")) }),
  reply: taskShape,
  lane: ({ taskId }) => ({ entity: "task", id: taskId }),
  mint: (args, nextId) => ({ ...args, dialogId: args.dialogId ?? nextId() }),
  minted: ({ dialogId }) => [dialogId],
  *decide({ taskId, dialogId = 0 }, actor) {
    const found = yield* taskOfMember(taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task, main } = found.value;
    const right = canChangeTask(main, found.value);
    if (!right.ok) return refused(right.refusal);
    const barred = refuseAct(found.value, "addTasks");
    if (barred) return refused(barred);
    if (task.parentId === 0) return refused(parameterError("task.noSubtask"));
    if (task.archivedTime > 0) return refused(parameterError("task.archived"));
    const { columnId } = main;
    const end = { by: "rank", end: "last" } as const;
    const siblings = yield* list("task", { columnId, parentId: 0 }, end);
    const rank = rankBetween(lastRank(siblings), undefined);
    const place = { parentId: 0, columnId, dialogId: task.dialogId || dialogId, rank };
    const privacy = yield* privacyAlone(task, main);
    const put = { ...task, ...place, ...privacy, updateTime: actor.now };
    const changes: Change[] = [{ entity: "task", action: "update", put }];
    if (task.privateTo > 0) changes.push(...(yield* liesWithChanges([put])));
    return applied(changes, put);
  },
});

/** Out of a private task comes a private one: its people and those of the other see it. */
function* privacyAlone(task: Task, main: Task): Reading<Pick<Task, "privateTo" | "visibleTo">> {
  if (task.privateTo === 0) return { privateTo: 0, visibleTo: [] };
  const people = main.taskUser.map(({ userId }) => userId);
  const named = [...new Set([...main.visibleTo, ...people, main.userId])];
  // Whoever made it may have left the plan.
  const members = yield* membersAmong(
    task.planId,
    named.map((userId) => ({ userId })),
  );
  const visibleTo = members.map(({ userId }) => userId);
  return { privateTo: task.id, visibleTo: visibleTo.slice(0, VISIBLE_TO_MAX) };
}
