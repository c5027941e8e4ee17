import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { CONFLICT, TASK_GONE } from "../refusal.ts";
import { editTask } from "./edit-task.ts";

export const editTaskCases = casesOf(editTask, {
  arguments: ({ task, leader }) => ({
    id: task.id,
    name: "Pour the north slab",
    addAssist: [leader.userId],
    content: "<p>By ten</p>",
    contentVersion: 1,
    times: [1e3, 2e3],
  }),
  roles: owners(TASK_GONE),
  refusals: {
    "a description that somebody else has changed meanwhile": {
      arguments: ({ task }) => ({ id: task.id, content: "<p>At nine</p>", contentVersion: 7 }),
      code: CONFLICT,
      reason: "conflict",
    },
  },
});
