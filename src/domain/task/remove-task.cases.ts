import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { TASK_GONE } from "../refusal.ts";
import { removeTask } from "./remove-task.ts";

export const removeTaskCases = casesOf(removeTask, {
  arguments: ({ task }) => [{ id: task.id }],
  roles: owners(TASK_GONE),
});
