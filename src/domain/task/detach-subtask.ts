import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { refuseAct } from "../plan/plan-acts.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { canChangeTask, taskOfMember } from "./can-change-task.ts";
import { taskShape } from "./task.ts";

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
    const put = { ...task, ...place, updateTime: actor.now };
    return applied([{ entity: "task", action: "update", put }], put);
  },
});
