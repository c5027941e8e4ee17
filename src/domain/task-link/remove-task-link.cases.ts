import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { TASK_GONE } from "../refusal.ts";
import { removeTaskLink } from "./remove-task-link.ts";

export const removeTaskLinkCases = casesOf(removeTaskLink, {
  arguments: ({ taskLink: { fromId, toId } }) => ({ fromId, toId }),
  roles: owners(TASK_GONE),
});
