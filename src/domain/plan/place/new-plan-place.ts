import { type Id, joinKey } from "../../id.ts";
import type { PlanPlace } from "./plan-place.ts";

/** Where a person keeps a plan of which they have said nothing. */
export function newPlanPlace(planId: Id, userId: Id): PlanPlace {
  return { id: joinKey(planId, userId), planId, userId, topTime: 0, favourite: 0, rank: "" };
}
