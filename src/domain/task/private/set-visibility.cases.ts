import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, TASK_GONE } from "../../refusal.ts";
import { setVisibility } from "./set-visibility.ts";

export const setVisibilityCases = casesOf(setVisibility, {
  by: "member",
  arguments: ({ task, colleague }) => ({
    id: task.id,
    visibility: 3,
    visibleTo: [colleague.userId],
  }),
  roles: owners(TASK_GONE),
  refusals: {
    "of a subtask": {
      arguments: ({ subtask }) => ({ id: subtask.id, visibility: 2 }),
      code: PARAMETER_ERROR,
      reason: "task.visibilityOfSubtask",
    },
  },
});
