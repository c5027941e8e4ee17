import { joinKey, type Id } from "#domain/id.ts";
import { isLeader } from "#domain/plan/plan-role.ts";
import { noAccess, planGone, type Refusal } from "#domain/refusal.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/** Why somebody may not see to what a plan hands out; undefined for who leads it. */
export async function refuseUnlessLeader(
  db: Db,
  planId: Id,
  userId: Id,
): Promise<Refusal | undefined> {
  const member = await tableOf("planUser").get(db, joinKey(planId, userId));
  if (!member) return planGone(planId);
  return isLeader(member) ? undefined : noAccess("plan.leaderOnly");
}
