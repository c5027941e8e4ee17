import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, TASK_GONE } from "../refusal.ts";
import { addSubtask } from "./add-subtask.ts";

export const addSubtaskCases = casesOf(addSubtask, {
  by: "member",
  arguments: ({ task, mint }, me) => ({ id: mint(me), taskId: task.id, name: "Book pump" }),
  roles: owners(TASK_GONE),
  refusals: {
    "below a subtask": {
      arguments: ({ subtask }) => ({ taskId: subtask.id, name: "Deeper" }),
      code: PARAMETER_ERROR,
      reason: "task.subtaskOfSubtask",
    },
  },
});
