import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { laterWins } from "../../merge-edits.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { userScope } from "../../scope.ts";
import { flagShape, rankShape } from "../../shape.ts";
import { memberOfPlan } from "../can-change-plan.ts";
import { newPlanPlace } from "./new-plan-place.ts";
import { planPlaceShape } from "./plan-place.ts";

/** `plan/set`: pin, favourite, order: where the caller keeps a plan among theirs. */
export const setPlanPlace = defineCommand({
  name: "plan.setPlace",
  path: "/api/plan/set",
  arguments: z.object({
    planId: idOf("plan"),
    /** 1 pins the plan above the others, 0 unpins it. */
    top: z.optional(flagShape),
    favourite: z.optional(flagShape),
    /** Between those of its new neighbours, among the pinned plans or the others. */
    rank: z.optional(rankShape),
  }),
  reply: planPlaceShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => {
    // Pins stand in the order in which they were set, unless they are moved: that moment must stay.
    const pinned = earlier.top !== undefined || later.top !== undefined;
    return pinned || earlier.planId !== later.planId ? undefined : laterWins(earlier, later);
  },
  routine: true,
  *decide({ planId, top, favourite, rank }, actor) {
    const membership = yield* memberOfPlan(planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const fresh = newPlanPlace(planId, actor.userId);
    const before = (yield* get("planPlace", fresh.id)) ?? fresh;
    const isPinned = before.topTime > 0;
    const turns = top !== undefined && (top === 1) !== isPinned;
    const pinnedAt = top === 1 ? actor.now : 0;
    const put = {
      ...before,
      topTime: turns ? pinnedAt : before.topTime,
      favourite: favourite ?? before.favourite,
      // What comes among others stands there first, wherever it was put before.
      rank: rank ?? (turns ? "" : before.rank),
    };
    return applied([{ entity: "planPlace", action: "update", put }], put);
  },
});
