import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { archiveChanges } from "./archive-changes.ts";
import { canArchiveTask, taskOfMember } from "./can-change-task.ts";
import { taskShape } from "./task.ts";

/** `plan/task/archived`: puts a task with its subtasks away, or back with `type: "recovery"` (seed 000 §4). */
export const archiveTask = defineCommand({
  name: "task.archive",
  path: "/api/plan/task/archived",
  arguments: z.object({ taskId: idOf("task"), type: z.optional(z.enum(["add", "recovery"])) }),
  reply: taskShape,
  lane: (args) => ({ entity: "task", id: args.taskId }),
  *decide(args, actor) {
    const found = yield* taskOfMember(args.taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task } = found.value;
    if (task.parentId > 0) return refused(parameterError());
    const right = canArchiveTask(task, found.value);
    if (!right.ok) return refused(right.refusal);
    const back = args.type === "recovery";
    const archived = {
      archivedTime: back ? 0 : actor.now,
      archivedUserId: back ? 0 : actor.userId,
    };
    const { put, changes } = yield* archiveChanges(task, archived, actor.now);
    return applied(changes, put);
  },
});
