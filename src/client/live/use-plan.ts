import {
  type LedPlan,
  type PlacedPlanView,
  type PlanPeople,
  type PlanView,
  readLedPlans,
  readPlan,
  readPlanPeople,
  readPlans,
  readPlanProgress,
  readPlanUsers,
} from "#client/data/queries/plan.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { useData } from "./data-context.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { type Live, useLive } from "./use-live.ts";

export function usePlans(archived = false): Live<PlacedPlanView[]> {
  return useLive(readPlans, useData().userId, archived);
}

/** The plans in which the person may add tasks: nobody is offered one that refuses. */
export function usePlansToAddTo(): Live<PlanView[]> {
  const plans = usePlans();
  if (plans.state === "loading") return plans;
  return { ...plans, value: plans.value.filter((view) => mayInOpen(view, "addTasks")) };
}

/** undefined when the plan is gone or not the person's. */
export function usePlan(planId: number): Live<PlanView | undefined> {
  return useLive(readPlan, planId, useData().userId);
}

export function usePlanUsers(planId: number): Live<PlanUser[]> {
  return useLive(readPlanUsers, planId);
}

/** The person's plans with everybody in them. */
export function usePlanPeople(): Live<PlanPeople[]> {
  return useLive(readPlanPeople, useData().userId);
}

/** Plans that the person leads. */
export function useLedPlans(): Live<LedPlan[]> {
  return useLive(readLedPlans, useData().userId);
}

export function usePlanProgress(planId: number): Live<{ total: number; complete: number }> {
  return useLive(readPlanProgress, planId);
}
