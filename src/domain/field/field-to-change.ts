import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { PlanField } from "./plan-field.ts";

/** The field, for whoever leads its plan. */
export function* fieldToChange(
  id: Id,
  actor: Actor,
): Reading<{ readonly field: PlanField } | { readonly refusal: Refusal }> {
  const field = yield* get("planField", id);
  if (!field) return { refusal: parameterError("field.gone") };
  const membership = yield* whoMayInOpen("fields", field.planId, actor);
  return membership.ok ? { field } : { refusal: membership.refusal };
}
