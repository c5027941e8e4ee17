import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { flowOfPlan, startOf } from "../flow/flow-of-plan.ts";
import { SUBTASKS_MAX, TASK_NAME_MAX } from "../limits.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { list } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { nameShape } from "../name.ts";
import { canChangeTask, taskOfMember } from "./can-change-task.ts";
import { newTask } from "./new-task.ts";
import { refuseFullPlan } from "./refuse-full-plan.ts";
import { taskShape } from "./task.ts";

/** `plan/task/addsub`: a subtask at the end of the task's list. */
export const addSubtask = defineCommand({
  name: "task.addSubtask",
  path: "/api/plan/task/addsub",
  arguments: z.object({
    id: z.optional(newIdOf("task")),
    taskId: idOf("task"),
    name: nameShape(1, TASK_NAME_MAX),
  }),
  reply: taskShape,
  lane: (args) => ({ entity: "task", id: args.taskId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  words: { name: "text" },
  anew: ({ name }, { planId }) => ({ planId, name }),
  *decide(args, actor) {
    const found = yield* taskOfMember(args.taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task } = found.value;
    if (task.parentId > 0) return refused(parameterError("task.subtaskOfSubtask"));
    const right = canChangeTask(task, found.value);
    if (!right.ok) return refused(right.refusal);
    if (task.milestone === 1) return refused(parameterError("task.milestoneSubtasks"));
    if (task.archivedTime > 0) return refused(parameterError("task.archived"));
    if (task.completeTime > 0) return refused(parameterError("task.completed"));
    const siblings = yield* list("task", { parentId: task.id });
    if (siblings.length >= SUBTASKS_MAX) {
      return refused(parameterError("task.subtasksMax", { count: SUBTASKS_MAX }));
    }
    const full = yield* refuseFullPlan(task.planId);
    if (full) return refused(full);
    const put = newTask(
      {
        id: args.id ?? 0,
        parentId: task.id,
        planId: task.planId,
        privateTo: task.privateTo,
        columnId: task.columnId,
        dialogId: 0,
        name: args.name,
        userId: actor.userId,
        rank: rankBetween(lastRank(siblings), undefined),
        state: startOf(yield* flowOfPlan(task.planId)),
      },
      actor.now,
    );
    return applied([{ entity: "task", action: "add", put }], put);
  },
});
