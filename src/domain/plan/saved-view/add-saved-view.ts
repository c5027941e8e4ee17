import * as z from "zod/mini";
import { type Actor, applied, defineCommand, refused } from "../../command.ts";
import { SAVED_VIEW_NAME_MAX, SAVED_VIEWS_MAX } from "./saved-view-limits.ts";
import type { Id } from "../../id.ts";
import { nameShape } from "../../name.ts";
import { list, type Reading } from "../../reading.ts";
import { idOrNoneOf, newIdOf } from "../../reference.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { planScope, userScope } from "../../scope.ts";
import { flagShape } from "../../shape.ts";
import { whoMayInOpen, readerOfOpenPlan } from "../can-change-plan.ts";
import { ALL_PLANS } from "../view/all-plans.ts";
import { savedAddressOf } from "./saved-address.ts";
import { type SavedView, savedAddressShape, savedViewShape } from "./saved-view.ts";

/** `plan/view/add`: a way to look at a plan under a name, for oneself or for everybody in it, or at all one's plans. */
export const addSavedView = defineCommand({
  name: "savedView.add",
  path: "/api/plan/view/add",
  arguments: z.object({
    id: z.optional(newIdOf("savedView")),
    /** ALL_PLANS = at all of them, which is for oneself. */
    planId: idOrNoneOf("plan"),
    name: nameShape(1, SAVED_VIEW_NAME_MAX),
    /** 1 = for everybody in the plan. */
    shared: z.optional(flagShape),
    address: savedAddressShape,
  }),
  reply: savedViewShape,
  lane: ({ planId, shared }, actor) => (shared === 1 ? planScope(planId) : userScope(actor.userId)),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  subject: ({ planId }) => (planId === ALL_PLANS ? undefined : { entity: "plan", id: planId }),
  words: { name: "text" },
  *decide({ id = 0, planId, name, shared = 0, address }, actor) {
    const refusal = yield* refuseView(planId, shared, actor);
    if (refusal) return refused(refusal);
    const whose = planId === ALL_PLANS && { userId: actor.userId };
    const standing = yield* list("savedView", { planId, ...whose });
    if (standing.filter((one) => one.shared === shared).length >= SAVED_VIEWS_MAX) {
      return refused(parameterError("savedView.max", { count: SAVED_VIEWS_MAX }));
    }
    const { userId, now: createTime } = actor;
    const put: SavedView = {
      id,
      planId,
      userId,
      name,
      shared,
      address: savedAddressOf(address),
      createTime,
    };
    return applied([{ entity: "savedView", action: "add", put }], put);
  },
});

/** All plans are nobody else's all plans; a single one is for its members. */
function* refuseView(planId: Id, shared: 0 | 1, actor: Actor): Reading<Refusal | undefined> {
  if (planId === ALL_PLANS) return shared === 1 ? parameterError() : undefined;
  const membership = yield* shared === 1
    ? whoMayInOpen("views", planId, actor)
    : readerOfOpenPlan(planId, actor);
  return membership.ok ? undefined : membership.refusal;
}
