import type { PlanView } from "#client/data/queries/plan.ts";

/** Where somebody goes who leaves a plan behind: the first of the others, undefined where there is none. */
export function nextPlan(plans: readonly PlanView[], leftId: number): number | undefined {
  return plans.find(({ plan }) => plan.id !== leftId)?.plan.id;
}
