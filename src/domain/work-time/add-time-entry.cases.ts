import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS, TASK_GONE } from "../refusal.ts";
import { addTimeEntry } from "./add-time-entry.ts";

export const addTimeEntryCases = casesOf(addTimeEntry, {
  by: "colleague",
  arguments: ({ task, mint }, me) => ({
    id: mint(me),
    taskId: task.id,
    startTime: 1_700_000_000_000,
    minutes: 45,
    note: "Set up the pump",
  }),
  roles: inside(TASK_GONE),
  refusals: {
    "time of somebody else": {
      by: "member",
      arguments: ({ task, colleague }) => ({
        taskId: task.id,
        userId: colleague.userId,
        startTime: 1_700_000_000_000,
        minutes: 45,
      }),
      code: NO_ACCESS,
      reason: "timeEntry.ownOnly",
    },
  },
});
