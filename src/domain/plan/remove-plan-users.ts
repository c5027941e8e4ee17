import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { joinKey } from "../id.ts";
import { PLAN_MEMBERS_MAX } from "../limits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { leaderOfPlan } from "./can-change-plan.ts";
import { leavePlanChanges } from "./leave-plan.ts";

/** `plan/user/delete`: the leader takes people out of the plan. The leader cannot be taken out. */
export const removePlanUsers = defineCommand({
  name: "plan.removeUsers",
  path: "/api/plan/user/delete",
  arguments: z.object({
    planId: idOf("plan"),
    userId: z.array(idOf("user")).check(z.minLength(1), z.maxLength(PLAN_MEMBERS_MAX)),
  }),
  reply: z.object({ id: idOf("plan") }),
  lane: (args) => planScope(args.planId),
  takes: true,
  *decide(args, actor) {
    const membership = yield* leaderOfPlan(args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    if (args.userId.includes(actor.userId)) return refused(parameterError("plan.leaderStays"));
    const members = [];
    for (const userId of new Set(args.userId)) {
      if (yield* get("planUser", joinKey(args.planId, userId))) members.push(userId);
    }
    return applied(yield* leavePlanChanges(args.planId, members), { id: args.planId });
  },
});
