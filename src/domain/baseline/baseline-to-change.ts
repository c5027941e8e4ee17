import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { memberOfOpenPlan } from "../plan/can-change-plan.ts";
import { isLeader } from "../plan/plan-role.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import type { Baseline } from "./baseline.ts";

/** A baseline, for who leads its plan. */
export function* baselineToChange(
  id: Id,
  actor: Actor,
): Reading<{ readonly baseline: Baseline } | { readonly refusal: Refusal }> {
  const baseline = yield* get("baseline", id);
  if (!baseline) return { refusal: parameterError("baseline.gone") };
  const membership = yield* memberOfOpenPlan(baseline.planId, actor);
  if (!membership.ok) return { refusal: membership.refusal };
  return isLeader(membership.value.member)
    ? { baseline }
    : { refusal: noAccess("plan.leaderOnly") };
}
