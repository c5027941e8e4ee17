import {
  type PlanView,
  readPlan,
  readPlans,
  readPlanProgress,
  readPlanUsers,
} from "#client/data/queries/plan.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { type Live, useLive } from "./use-live.ts";

export function usePlans(archived = false): Live<PlanView[]> {
  return useLive((database, userId) => readPlans(database, userId, archived), [archived]);
}

/** undefined when the plan is gone or not the person's. */
export function usePlan(planId: number): Live<PlanView | undefined> {
  return useLive((database, userId) => readPlan(database, planId, userId), [planId]);
}

export function usePlanUsers(planId: number): Live<PlanUser[]> {
  return useLive((database) => readPlanUsers(database, planId), [planId]);
}

export function usePlanProgress(planId: number): Live<{ total: number; complete: number }> {
  return useLive((database) => readPlanProgress(database, planId), [planId]);
}
