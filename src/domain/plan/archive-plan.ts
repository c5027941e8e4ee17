import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { planScope } from "../scope.ts";
import { whoMay } from "./can-change-plan.ts";
import { planShape } from "./plan.ts";

/** `plan/archived`: puts the plan away, or back with `type: "recovery"` (seed 000 §4). */
export const archivePlan = defineCommand({
  name: "plan.archive",
  path: "/api/plan/archived",
  arguments: z.object({ planId: idOf("plan"), type: z.optional(z.enum(["add", "recovery"])) }),
  reply: planShape,
  lane: (args) => planScope(args.planId),
  *decide(args, actor) {
    const membership = yield* whoMay("settings", args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const back = args.type === "recovery";
    const put = {
      ...membership.value.plan,
      archivedTime: back ? 0 : actor.now,
      archivedUserId: back ? 0 : actor.userId,
      updateTime: actor.now,
    };
    return applied([{ entity: "plan", action: back ? "recovery" : "archived", put }], put);
  },
});
