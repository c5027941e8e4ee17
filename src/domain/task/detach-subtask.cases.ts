import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, TASK_GONE } from "../refusal.ts";
import { detachSubtask } from "./detach-subtask.ts";

export const detachSubtaskCases = casesOf(detachSubtask, {
  by: "member",
  arguments: ({ subtask }) => ({ taskId: subtask.id }),
  roles: owners(TASK_GONE),
  refusals: {
    "a task that is no subtask": {
      arguments: ({ task }) => ({ taskId: task.id }),
      code: PARAMETER_ERROR,
      reason: "task.noSubtask",
    },
  },
});
