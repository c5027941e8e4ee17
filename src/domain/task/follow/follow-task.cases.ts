import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { TASK_GONE } from "../../refusal.ts";
import { followTask } from "./follow-task.ts";

export const followTaskCases = casesOf(followTask, {
  by: "colleague",
  arguments: ({ task }) => ({ taskId: task.id, follow: 1 }),
  roles: inside(TASK_GONE),
});
