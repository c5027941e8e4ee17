import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, TASK_GONE } from "../refusal.ts";
import { addTaskLink } from "./add-task-link.ts";

export const addTaskLinkCases = casesOf(addTaskLink, {
  arguments: ({ task, loneTask }) => ({ fromId: task.id, toId: loneTask.id, lag: 2 }),
  roles: owners(TASK_GONE),
  refusals: {
    "a task that would wait for itself": {
      arguments: ({ loneTask, subtask }) => ({ fromId: loneTask.id, toId: subtask.id }),
      code: PARAMETER_ERROR,
      reason: "taskLink.circle",
    },
    "a task that is none": {
      arguments: ({ plan, loneTask }) => ({ fromId: plan.id, toId: loneTask.id }),
      code: PARAMETER_ERROR,
      reason: "taskLink.otherPlan",
    },
  },
});
