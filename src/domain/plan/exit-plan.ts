import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { memberOfPlan } from "./can-change-plan.ts";
import { isPlanOwner } from "./plan-role.ts";
import { leavePlanChanges } from "./leave-plan.ts";

/** `plan/exit`: a member leaves; its owner cannot (seed 000 §6). */
export const exitPlan = defineCommand({
  name: "plan.exit",
  path: "/api/plan/exit",
  arguments: z.object({ planId: idOf("plan") }),
  reply: z.object({ id: idOf("plan") }),
  lane: (args) => planScope(args.planId),
  takes: true,
  *decide(args, actor) {
    const membership = yield* memberOfPlan(args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    if (isPlanOwner(membership.value.member)) return refused(parameterError("plan.leaderStays"));
    return applied(yield* leavePlanChanges(args.planId, [actor.userId]), { id: args.planId });
  },
});
