import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, TASK_GONE } from "../refusal.ts";
import { addCheckItem } from "./add-check-item.ts";

export const addCheckItemCases = casesOf(addCheckItem, {
  by: "member",
  arguments: ({ task, mint }, me) => ({ id: mint(me), taskId: task.id, name: "Order the pump" }),
  roles: owners(TASK_GONE),
  refusals: {
    "below a subtask": {
      arguments: ({ subtask }) => ({ taskId: subtask.id, name: "Deeper" }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
