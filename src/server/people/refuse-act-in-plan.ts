import { joinKey, type Id } from "#domain/id.ts";
import { type InPlan, mayIn, type PlanAct, refuseAct } from "#domain/plan/plan-acts.ts";
import { planGone, type Refusal } from "#domain/refusal.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/** Somebody's part in a plan; undefined where they have none. */
async function partIn(db: Db, planId: Id, userId: Id): Promise<InPlan | undefined> {
  const plan = await tableOf("plan").get(db, planId);
  const member = await tableOf("planUser").get(db, joinKey(planId, userId));
  return plan && member ? { plan, member } : undefined;
}

/** Why somebody may not do this in a plan; undefined for who may. */
export async function refuseActInPlan(
  db: Db,
  act: PlanAct,
  { planId, userId }: { readonly planId: Id; readonly userId: Id },
): Promise<Refusal | undefined> {
  const seen = await partIn(db, planId, userId);
  return seen ? refuseAct(seen, act) : planGone(planId);
}

/** Whether somebody may do this in a plan. */
export async function mayActInPlan(
  db: Db,
  act: PlanAct,
  { planId, userId }: { readonly planId: Id; readonly userId: Id },
): Promise<boolean> {
  const seen = await partIn(db, planId, userId);
  return seen !== undefined && mayIn(seen, act);
}
