import type { Actor } from "../command.ts";
import { type Id, joinKey } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, planGone, type Refusal } from "../refusal.ts";
import { type PlanAct, refuseAct } from "./plan-acts.ts";
import { isLeader, isObserver, isPlanOwner } from "./plan-role.ts";
import type { Plan } from "./plan.ts";
import type { PlanUser } from "./plan-user.ts";

/** A plan as one of its members sees it. */
export interface Membership {
  readonly plan: Plan;
  readonly member: PlanUser;
}

/** The plan and the caller's membership; a refusal to everybody who is not a member. */
export function* memberOfPlan(
  planId: Id,
  actor: Actor,
): Reading<{ ok: true; value: Membership } | { ok: false; refusal: Refusal }> {
  const plan = yield* get("plan", planId);
  const member = yield* get("planUser", joinKey(planId, actor.userId));
  if (!plan || !member) return { ok: false, refusal: planGone(planId) };
  return { ok: true, value: { plan, member } };
}

/** As memberOfPlan, and refuses whoever may not do this there. */
export function* whoMay(
  act: PlanAct,
  planId: Id,
  actor: Actor,
): Reading<{ ok: true; value: Membership } | { ok: false; refusal: Refusal }> {
  const membership = yield* memberOfPlan(planId, actor);
  return membership.ok ? onlyWhoMay(act, membership) : membership;
}

/** As readerOfOpenPlan, and refuses whoever may not do this there. */
export function* whoMayInOpen(
  act: PlanAct,
  planId: Id,
  actor: Actor,
): Reading<{ ok: true; value: Membership } | { ok: false; refusal: Refusal }> {
  const membership = yield* readerOfOpenPlan(planId, actor);
  return membership.ok ? onlyWhoMay(act, membership) : membership;
}

function onlyWhoMay(
  act: PlanAct,
  membership: { ok: true; value: Membership },
): { ok: true; value: Membership } | { ok: false; refusal: Refusal } {
  const refusal = refuseAct(membership.value, act);
  return refusal ? { ok: false, refusal } : membership;
}

/** As memberOfPlan, and refuses whoever does not lead it. */
export function* leaderOfPlan(
  planId: Id,
  actor: Actor,
): Reading<{ ok: true; value: Membership } | { ok: false; refusal: Refusal }> {
  const membership = yield* memberOfPlan(planId, actor);
  if (!membership.ok || isLeader(membership.value.member)) return membership;
  return { ok: false, refusal: noAccess("plan.leaderOnly") };
}

/** As memberOfPlan, and refuses all but the one whose plan it is. */
export function* ownerOfPlan(
  planId: Id,
  actor: Actor,
): Reading<{ ok: true; value: Membership } | { ok: false; refusal: Refusal }> {
  const membership = yield* memberOfPlan(planId, actor);
  if (!membership.ok) return membership;
  if (!isPlanOwner(membership.value.member))
    return { ok: false, refusal: noAccess("plan.ownerOnly") };
  return membership;
}

/** As memberOfPlan, and refuses what is new in a plan that is archived. */
export function* readerOfOpenPlan(
  planId: Id,
  actor: Actor,
): Reading<{ ok: true; value: Membership } | { ok: false; refusal: Refusal }> {
  const membership = yield* memberOfPlan(planId, actor);
  if (!membership.ok) return membership;
  if (membership.value.plan.archivedTime > 0) {
    return { ok: false, refusal: noAccess("plan.archived") };
  }
  return membership;
}

/** As readerOfOpenPlan, and refuses whoever only observes it. */
export function* memberOfOpenPlan(
  planId: Id,
  actor: Actor,
): Reading<{ ok: true; value: Membership } | { ok: false; refusal: Refusal }> {
  const membership = yield* readerOfOpenPlan(planId, actor);
  if (!membership.ok) return membership;
  if (isObserver(membership.value.member)) {
    return { ok: false, refusal: noAccess("plan.observerReads") };
  }
  return membership;
}
