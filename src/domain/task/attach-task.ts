import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { SUBTASKS_MAX } from "../limits.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { closesCircleAsSubtask } from "../task-link/circle.ts";
import { canChangeTask, canMoveTask, canSetTimes, taskOfMember } from "./can-change-task.ts";
import { liesWithChanges } from "./private/lies-with.ts";
import { type Task, taskShape } from "./task.ts";
import { subtaskTimesEffect, timesOf } from "./task-times.ts";

/**
 * `plan/task/attach`: a task becomes the last subtask of another one of its plan, with all that it has; its chat stays
 * where it is. Times of its own widen those of the other task.
 */
export const attachTask = defineCommand({
  name: "task.attach",
  path: "/api/plan/task/attach",
  arguments: z.object({ taskId: idOf("task"), parentId: idOf("task") }),
  reply: taskShape,
  lane: ({ taskId }) => ({ entity: "task", id: taskId }),
  *decide({ taskId, parentId }, actor) {
    const found = yield* taskOfMember(taskId, actor);
    if (!found.ok) return refused(found.refusal);
    const { task } = found.value;
    const there = yield* taskOfMember(parentId, actor);
    if (!there.ok) return refused(there.refusal);
    const main = there.value.task;
    for (const right of [canMoveTask(task, found.value), canChangeTask(main, there.value)]) {
      if (!right.ok) return refused(right.refusal);
    }
    const refusal = yield* refuseAttaching(task, main);
    if (refusal) return refused(refusal);
    const siblings = yield* list("task", { parentId });
    if (siblings.length >= SUBTASKS_MAX) {
      return refused(parameterError("task.subtasksMax", { count: SUBTASKS_MAX }));
    }
    const { columnId } = main;
    const rank = rankBetween(lastRank(siblings), undefined);
    const { privateTo } = main;
    const place = { parentId, columnId, rank, privateTo, visibleTo: [] };
    const put = { ...task, ...place, updateTime: actor.now };
    const effect = subtaskTimesEffect(main, timesOf(task));
    const changes: Change[] = [{ entity: "task", action: "update", put }];
    if (effect.kind === "main") {
      const right = canSetTimes(main, there.value);
      if (!right.ok) return refused(right.refusal);
      const [startTime, endTime] = effect.times;
      const widened = { ...main, startTime, endTime, updateTime: actor.now };
      changes.push({ entity: "task", action: "update", put: widened });
    }
    if (privateTo !== task.privateTo) changes.push(...(yield* liesWithChanges([put])));
    return applied(changes, put);
  },
});

/** Tasks are nested once, what repeats does so as a whole, under what is done nothing is open, and no task waits for itself. */
function* refuseAttaching(task: Task, main: Task): Reading<Refusal | undefined> {
  if (task.planId !== main.planId || task.id === main.id) return parameterError();
  if (task.parentId > 0 || main.parentId > 0) return parameterError("task.subtaskOfSubtask");
  if (task.archivedTime > 0 || main.archivedTime > 0) return parameterError("task.archived");
  if (main.completeTime > 0 && task.completeTime === 0) return parameterError("task.completed");
  if (task.milestone === 1) return parameterError("task.milestoneSubtask");
  if (main.milestone === 1) return parameterError("task.milestoneSubtasks");
  if (task.repeat) return parameterError("task.repeatSubtask");
  if (task.privateTo > 0 && main.privateTo === 0) return parameterError("task.privateSubtask");
  const own = yield* list("task", { parentId: task.id });
  if (own.length > 0) return parameterError("task.hasSubtasks");
  const links = yield* list("taskLink", { planId: task.planId });
  const tasks = links.length > 0 ? yield* list("task", { planId: task.planId }) : [];
  return closesCircleAsSubtask({ links, tasks }, task.id, main.id)
    ? parameterError("taskLink.circle")
    : undefined;
}
