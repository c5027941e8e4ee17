import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, TASK_GONE } from "../../refusal.ts";
import { copyTask } from "./copy-task.ts";

export const copyTaskCases = casesOf(copyTask, {
  by: "member",
  arguments: ({ task, plan, column }) => ({
    taskId: task.id,
    planId: plan.id,
    columnId: column.id,
    name: "Pour the next slab",
    parts: ["people", "tags"],
  }),
  roles: inside(TASK_GONE),
  refusals: {
    "a subtask": {
      arguments: ({ subtask, plan, column }) => ({
        taskId: subtask.id,
        planId: plan.id,
        columnId: column.id,
        parts: [],
      }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "into a column that is none": {
      arguments: ({ task, plan }) => ({
        taskId: task.id,
        planId: plan.id,
        columnId: task.id,
        parts: [],
      }),
      code: PARAMETER_ERROR,
      reason: "column.gone",
    },
  },
});
