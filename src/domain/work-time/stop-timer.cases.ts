import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { TASK_GONE } from "../refusal.ts";
import { stopTimer } from "./stop-timer.ts";

export const stopTimerCases = casesOf(stopTimer, {
  arguments: ({ task, workTimer, mint }, me) => ({
    id: mint(me),
    timerId: workTimer.id,
    taskId: task.id,
    note: "Formwork",
  }),
  roles: inside(TASK_GONE),
});
