import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { SAVED_VIEW_NAME_MAX, SAVED_VIEWS_MAX } from "./saved-view-limits.ts";
import { nameShape } from "../../name.ts";
import { list } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { planScope, userScope } from "../../scope.ts";
import { flagShape } from "../../shape.ts";
import { memberOfOpenPlan } from "../can-change-plan.ts";
import { savedAddressOf } from "./saved-address.ts";
import { type SavedView, savedAddressShape, savedViewShape } from "./saved-view.ts";

/** `plan/view/add`: a way to look at a plan under a name, for oneself or for everybody in the plan. */
export const addSavedView = defineCommand({
  name: "savedView.add",
  path: "/api/plan/view/add",
  arguments: z.object({
    id: z.optional(newIdOf("savedView")),
    planId: idOf("plan"),
    name: nameShape(1, SAVED_VIEW_NAME_MAX),
    /** 1 = for everybody in the plan. */
    shared: z.optional(flagShape),
    address: savedAddressShape,
  }),
  reply: savedViewShape,
  lane: ({ planId, shared }, actor) => (shared === 1 ? planScope(planId) : userScope(actor.userId)),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  subject: ({ planId }) => ({ entity: "plan", id: planId }),
  words: { name: "text" },
  *decide({ id = 0, planId, name, shared = 0, address }, actor) {
    const membership = yield* memberOfOpenPlan(planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const standing = yield* list("savedView", { planId });
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
