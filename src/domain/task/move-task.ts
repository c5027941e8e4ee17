import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import type { Id } from "../id.ts";
import { TASK_ASSISTANTS_MAX, TASK_OWNERS_MAX } from "../limits.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { get, list, type Reading } from "../reading.ts";
import { parameterError } from "../refusal.ts";
import { idShape, timeShape } from "../shape.ts";
import { canMoveTask, taskOfMember } from "./can-change-task.ts";
import { completeTask } from "./complete-task.ts";
import { chatPeopleChanges } from "./open-task-dialog.ts";
import { changePeople, refusePeople } from "./task-people.ts";

/**
 * `plan/task/move`: to the end of another column of its plan, with new people
 * where they are named. Fails with 'Not changed' when the place stays (seed 000 §5).
 */
export const moveTask = defineCommand({
  arguments: z.object({
    taskId: idShape,
    planId: idShape,
    columnId: idShape,
    /** Epoch ms of completion, 0 reopens; as it was where left out. */
    completeTime: z.optional(timeShape),
    /** All owners after the move; as they were where left out. */
    owner: z.optional(z.array(idShape).check(z.maxLength(TASK_OWNERS_MAX))),
    /** All assistants after the move; as they were where left out. */
    assist: z.optional(z.array(idShape).check(z.maxLength(TASK_ASSISTANTS_MAX))),
  }),
  lane: (args) => ({ entity: "task", id: args.taskId }),
  *decide(args, actor) {
    const found = yield* taskOfMember(args.taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task, member } = found.value;
    if (task.parentId > 0 || task.planId !== args.planId) return refused(parameterError());
    if (task.columnId === args.columnId) return refused(parameterError("task.notChanged"));
    const right = canMoveTask(task, member);
    if (!right.ok) return refused(right.refusal);
    if (task.archivedTime > 0) return refused(parameterError("task.archived"));
    const column = yield* get("column", args.columnId);
    if (!column || column.planId !== task.planId) return refused(parameterError("column.gone"));

    const owner =
      args.owner ?? task.taskUser.filter((row) => row.owner === 1).map((row) => row.userId);
    const assist =
      args.assist ?? task.taskUser.filter((row) => row.owner === 0).map((row) => row.userId);
    const taskUser = changePeople([], { addOwner: owner, addAssist: assist });
    const refusal = yield* refusePeople(task.planId, task.taskUser, taskUser);
    if (refusal) return refused(refusal);

    const siblings = yield* list(
      "task",
      { columnId: column.id, parentId: 0 },
      { by: "rank", end: "last" },
    );
    const rank = rankBetween(lastRank(siblings), undefined);
    const moved = { ...task, columnId: column.id, rank, taskUser, updateTime: actor.now };
    const result =
      args.completeTime === undefined
        ? { task: moved, changes: [] }
        : yield* completeTask(moved, moved, args.completeTime, actor);
    if ("refusal" in result) return refused(result.refusal);
    const put = result.task;
    return applied(
      [
        { entity: "task", action: "update", put },
        ...(yield* subtasksFollowChanges(put.id, column.id)),
        ...(yield* chatPeopleChanges(put, actor.now)),
      ],
      put,
    );
  },
});

/** Subtasks stand in the column of their task. */
export function* subtasksFollowChanges(taskId: Id, columnId: Id): Reading<Change[]> {
  const subtasks = yield* list("task", { parentId: taskId });
  return subtasks.map((subtask) => ({
    entity: "task",
    action: "update",
    put: { ...subtask, columnId },
  }));
}
