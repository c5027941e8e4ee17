import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { PLAN_COLUMNS_MAX } from "../limits.ts";
import { sameIds } from "../merge-edits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, taskGone } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { rankShape } from "../shape.ts";
import { canMoveTask } from "../task/can-change-task.ts";
import { subtasksFollowChanges } from "../task/subtasks-follow.ts";
import { memberOfOpenPlan } from "./can-change-plan.ts";
import { refuseAct } from "./plan-acts.ts";

/**
 * `plan/sort`: new places of columns, and of tasks within and across columns.
 * Only what was dragged is named, with a rank between its new neighbours.
 */
export const sortPlan = defineCommand({
  name: "plan.sort",
  path: "/api/plan/sort",
  arguments: z.object({
    planId: idOf("plan"),
    columns: z.optional(
      z
        .array(z.object({ id: idOf("column"), rank: rankShape }))
        .check(z.maxLength(PLAN_COLUMNS_MAX)),
    ),
    tasks: z.optional(
      z
        .array(z.object({ id: idOf("task"), columnId: idOf("column"), rank: rankShape }))
        .check(z.maxLength(200)),
    ),
  }),
  reply: z.object({ id: idOf("plan") }),
  lane: (args) => planScope(args.planId),
  merge: (earlier, later) =>
    sameIds(earlier.columns, later.columns) && sameIds(earlier.tasks, later.tasks)
      ? later
      : undefined,
  // Mostly one thing was dragged.
  subject: ({ planId, columns = [], tasks = [] }) => {
    const [task] = tasks;
    const [column] = columns;
    if (task) return { entity: "task", id: task.id };
    return column ? { entity: "column", id: column.id } : { entity: "plan", id: planId };
  },
  claims: ({ planId, tasks = [] }) =>
    tasks.map((place) => ({
      entity: "task",
      id: place.id,
      field: "columnId",
      value: place.columnId,
      again: { planId, tasks: [place] },
    })),
  *decide(args, actor) {
    const membership = yield* memberOfOpenPlan(args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const { columns = [], tasks = [] } = args;
    const barred =
      (columns.length > 0 ? refuseAct(membership.value, "columns") : undefined) ??
      (tasks.length > 0 ? refuseAct(membership.value, "moveTasks") : undefined);
    if (barred) return refused(barred);
    const changes: Change[] = [];
    for (const place of columns) {
      const column = yield* get("column", place.id);
      if (!column || column.planId !== args.planId) return refused(parameterError("column.gone"));
      changes.push({ entity: "column", action: "update", put: { ...column, rank: place.rank } });
    }
    for (const place of tasks) {
      const task = yield* get("task", place.id);
      if (!task || task.planId !== args.planId || task.parentId > 0)
        return refused(taskGone(place.id));
      if (task.columnId !== place.columnId) {
        const column = yield* get("column", place.columnId);
        if (!column || column.planId !== args.planId) return refused(parameterError("column.gone"));
        const right = canMoveTask(task, membership.value);
        if (!right.ok) return refused(right.refusal);
        if (task.archivedTime > 0) return refused(parameterError("task.archived"));
        changes.push(...(yield* subtasksFollowChanges(task.id, column.id)));
      }
      const put = { ...task, columnId: place.columnId, rank: place.rank, updateTime: actor.now };
      changes.push({ entity: "task", action: "update", put });
    }
    return applied(changes, { id: args.planId });
  },
});
