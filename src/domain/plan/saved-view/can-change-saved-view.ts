import type { Actor } from "../../command.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { noAccess, parameterError, type Refusal } from "../../refusal.ts";
import { type Membership, readerOfOpenPlan } from "../can-change-plan.ts";
import { mayIn } from "../plan-acts.ts";
import { isLeader } from "../plan-role.ts";
import { ALL_PLANS } from "../view/all-plans.ts";
import type { SavedView } from "./saved-view.ts";

/** Whoever saved a view changes it, and whoever leads the plan one that is for everybody. */
export function canChangeSavedView(
  { shared, userId }: Pick<SavedView, "shared" | "userId">,
  seen: Membership,
): boolean {
  const { member } = seen;
  if (shared === 1 && !mayIn(seen, "views")) return false;
  return userId === member.userId || (shared === 1 && isLeader(member));
}

/** The saved view, for who may change it. */
export function* savedViewToChange(
  id: Id,
  actor: Actor,
): Reading<{ readonly saved: SavedView } | { readonly refusal: Refusal }> {
  const saved = yield* get("savedView", id);
  if (!saved) return { refusal: parameterError("savedView.gone") };
  // Whoever is told of a view of all plans is whose it is.
  if (saved.planId === ALL_PLANS) return { saved };
  const membership = yield* readerOfOpenPlan(saved.planId, actor);
  if (!membership.ok) return { refusal: membership.refusal };
  const may = canChangeSavedView(saved, membership.value);
  return may ? { saved } : { refusal: noAccess("savedView.makerOnly") };
}
