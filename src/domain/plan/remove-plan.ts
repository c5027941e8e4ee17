import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { planScope } from "../scope.ts";
import { ownerOfPlan } from "./can-change-plan.ts";
import { removePlanChanges } from "./remove-plan-changes.ts";

/** `plan/remove`: the plan and everything in it goes for good (seed 000 §4). */
export const removePlan = defineCommand({
  name: "plan.remove",
  path: "/api/plan/remove",
  arguments: z.object({ planId: idOf("plan") }),
  reply: z.object({ id: idOf("plan") }),
  lane: (args) => planScope(args.planId),
  takes: true,
  *decide(args, actor) {
    const membership = yield* ownerOfPlan(args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const { name } = membership.value.plan;
    return applied(yield* removePlanChanges(args.planId), { id: args.planId }, [
      { kind: "planRemove", targetId: args.planId, detail: { name } },
    ]);
  },
});
