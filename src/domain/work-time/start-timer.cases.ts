import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { TASK_GONE } from "../refusal.ts";
import { startTimer } from "./start-timer.ts";

export const startTimerCases = casesOf(startTimer, {
  by: "member",
  arguments: ({ task, mint }, me) => ({ id: mint(me), taskId: task.id }),
  roles: inside(TASK_GONE),
});
