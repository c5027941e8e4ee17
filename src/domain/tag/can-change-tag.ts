import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { isLeader } from "../plan/plan-role.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import type { PlanTag } from "./plan-tag.ts";

type Found = { readonly tag: PlanTag } | { readonly refusal: Refusal };

/** The tag, for who may change it for everybody: whoever made it, and whoever leads the plan. */
export function* tagToChange(id: Id, actor: Actor): Reading<Found> {
  const tag = yield* get("planTag", id);
  if (!tag) return { refusal: parameterError("tag.gone") };
  const membership = yield* whoMayInOpen("tags", tag.planId, actor);
  if (!membership.ok) return { refusal: membership.refusal };
  const may = tag.userId === actor.userId || isLeader(membership.value.member);
  return may ? { tag } : { refusal: noAccess("tag.makerOnly") };
}
