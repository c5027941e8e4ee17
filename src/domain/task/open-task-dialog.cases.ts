import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { TASK_GONE } from "../refusal.ts";
import { openTaskDialog } from "./open-task-dialog.ts";

export const openTaskDialogCases = casesOf(openTaskDialog, {
  by: "member",
  arguments: ({ task }) => ({ taskId: task.id }),
  roles: inside(TASK_GONE),
});
