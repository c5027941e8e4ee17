import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { joinKey } from "../id.ts";
import { PLAN_MEMBERS_MAX } from "../limits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { noAccess, parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { leaderOfPlan } from "./can-change-plan.ts";
import { leavePlanChanges } from "./leave-plan.ts";
import { isPlanOwner, mayTakeOut } from "./plan-role.ts";

/** `plan/user/delete`: a leader takes people out of the plan: never its owner, and its administrators only if the plan is theirs. */
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
    const members = [];
    for (const userId of new Set(args.userId)) {
      const member = yield* get("planUser", joinKey(args.planId, userId));
      if (isPlanOwner(member)) return refused(parameterError("plan.leaderStays"));
      if (!member) continue;
      if (!mayTakeOut(membership.value.member, member)) return refused(noAccess("plan.ownerOnly"));
      members.push(userId);
    }
    return applied(yield* leavePlanChanges(args.planId, members), { id: args.planId });
  },
});
