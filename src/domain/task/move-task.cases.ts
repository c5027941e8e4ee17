import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, TASK_GONE } from "../refusal.ts";
import { moveTask } from "./move-task.ts";

export const moveTaskCases = casesOf(moveTask, {
  by: "member",
  arguments: ({ task, plan, column }) => ({
    taskId: task.id,
    planId: plan.id,
    columnId: column.id,
  }),
  roles: owners(TASK_GONE),
  refusals: {
    "to where it is": {
      arguments: ({ task, plan }) => ({
        taskId: task.id,
        planId: plan.id,
        columnId: task.columnId,
      }),
      code: PARAMETER_ERROR,
      reason: "task.notChanged",
    },
  },
});
