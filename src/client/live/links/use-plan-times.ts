import { type PlanTimes, readPlanTimes } from "#client/data/queries/links/plan-times.ts";
import { type Live, useLive } from "../use-live.ts";

/** What the times of a plan hang together by, besides the cards of its board. */
export function usePlanTimes(planId: number): Live<PlanTimes> {
  return useLive(readPlanTimes, planId);
}
