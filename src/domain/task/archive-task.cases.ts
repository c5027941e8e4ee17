import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { TASK_GONE } from "../refusal.ts";
import { archiveTask } from "./archive-task.ts";

export const archiveTaskCases = casesOf(archiveTask, {
  arguments: ({ task }) => ({ taskId: task.id }),
  roles: owners(TASK_GONE),
});
