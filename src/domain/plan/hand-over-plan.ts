import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { joinKey } from "../id.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { ownerOfPlan } from "./can-change-plan.ts";

/** `plan/transfer`: the owner hands the plan over to a member and stays in it as one. */
export const handOverPlan = defineCommand({
  name: "plan.handOver",
  path: "/api/plan/transfer",
  arguments: z.object({ planId: idOf("plan"), userId: idOf("user") }),
  reply: z.object({ id: idOf("plan") }),
  lane: (args) => planScope(args.planId),
  *decide(args, actor) {
    const membership = yield* ownerOfPlan(args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    if (args.userId === actor.userId) return applied([], { id: args.planId });
    const next = yield* get("planUser", joinKey(args.planId, args.userId));
    if (!next) return refused(parameterError("userUnknown"));
    const absent = yield* refuseAbsent([args.userId]);
    if (absent) return refused(absent);
    if ((yield* get("user", args.userId))?.bot) return refused(parameterError("user.isBot"));
    const { member } = membership.value;
    return applied(
      [
        { entity: "planUser", action: "update", put: { ...member, owner: 0, role: "member" } },
        { entity: "planUser", action: "update", put: { ...next, owner: 1, role: "member" } },
      ],
      { id: args.planId },
    );
  },
});
