import type { Id } from "../id.ts";
import { PLAN_TASKS_MAX } from "../limits.ts";
import { count, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { planScope } from "../scope.ts";

/** Why so many tasks more cannot come into a plan; undefined where there is room. */
export function* refuseFullPlan(planId: Id, coming = 1): Reading<Refusal | undefined> {
  const there = yield* count("task", planScope(planId));
  if (there + coming <= PLAN_TASKS_MAX) return undefined;
  return parameterError("plan.tasksMax", { count: PLAN_TASKS_MAX });
}
