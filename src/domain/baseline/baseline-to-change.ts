import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { Baseline } from "./baseline.ts";

/** A baseline, for who leads its plan. */
export function* baselineToChange(
  id: Id,
  actor: Actor,
): Reading<{ readonly baseline: Baseline } | { readonly refusal: Refusal }> {
  const baseline = yield* get("baseline", id);
  if (!baseline) return { refusal: parameterError("baseline.gone") };
  const membership = yield* whoMayInOpen("baselines", baseline.planId, actor);
  return membership.ok ? { baseline } : { refusal: membership.refusal };
}
