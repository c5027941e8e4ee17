import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { Automation } from "./automation.ts";

/** The rule, for whoever leads its plan. */
export function* automationToChange(
  id: Id,
  actor: Actor,
): Reading<{ readonly automation: Automation } | { readonly refusal: Refusal }> {
  const automation = yield* get("automation", id);
  if (!automation) return { refusal: parameterError("automation.gone") };
  const membership = yield* whoMayInOpen("automations", automation.planId, actor);
  return membership.ok ? { automation } : { refusal: membership.refusal };
}
