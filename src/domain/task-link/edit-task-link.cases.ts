import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, TASK_GONE } from "../refusal.ts";
import { editTaskLink } from "./edit-task-link.ts";

export const editTaskLinkCases = casesOf(editTaskLink, {
  arguments: ({ taskLink: { fromId, toId } }) => ({ fromId, toId, kind: "startStart", lag: -1 }),
  roles: owners(TASK_GONE),
  refusals: {
    "tasks that do not wait for each other": {
      arguments: ({ task, loneTask }) => ({ fromId: task.id, toId: loneTask.id, lag: 1 }),
      code: PARAMETER_ERROR,
      reason: "taskLink.gone",
    },
  },
});
