import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { joinKey } from "../id.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { noAccess, parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { leaderOfPlan } from "./can-change-plan.ts";
import { isPlanOwner, planRoles, rolesToGive } from "./plan-role.ts";
import { planUserShape } from "./plan-user.ts";

/** `plan/user/role`: a leader says what somebody is in the plan; only its owner makes administrators, or makes them less. */
export const setPlanRole = defineCommand({
  name: "plan.setRole",
  path: "/api/plan/user/role",
  arguments: z.object({ planId: idOf("plan"), userId: idOf("user"), role: z.enum(planRoles) }),
  reply: planUserShape,
  lane: ({ planId }) => planScope(planId),
  *decide({ planId, userId, role }, actor) {
    const membership = yield* leaderOfPlan(planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const member = yield* get("planUser", joinKey(planId, userId));
    if (!member) return refused(parameterError("userUnknown"));
    if (isPlanOwner(member)) return refused(parameterError("plan.ownerStays"));
    if (!rolesToGive(membership.value.member, member).includes(role))
      return refused(noAccess("plan.ownerOnly"));
    const absent = role === "administrator" ? yield* refuseAbsent([userId]) : undefined;
    if (absent) return refused(absent);
    if (member.role === role) return applied([], member);
    const put = { ...member, role };
    return applied([{ entity: "planUser", action: "update", put }], put);
  },
});
