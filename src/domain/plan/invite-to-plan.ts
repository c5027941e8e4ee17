import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { newDialogUser } from "../dialog/dialog-user.ts";
import { PLAN_MEMBERS_MAX } from "../limits.ts";
import { get, list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { refuseWhoLeft } from "../user/refuse-who-left.ts";
import { whoMay } from "./can-change-plan.ts";
import { planShape } from "./plan.ts";
import type { PlanRole } from "./plan-role.ts";
import { newPlanUser } from "./plan-user.ts";

/** What people can be invited as. */
export const invitedRoles = ["member", "observer"] as const satisfies readonly PlanRole[];

/** `plan/invite`: lets colleagues into the plan and its chat; who is in already stays. */
export const inviteToPlan = defineCommand({
  name: "plan.invite",
  path: "/api/plan/invite",
  arguments: z.object({
    planId: idOf("plan"),
    userId: z.array(idOf("user")).check(z.minLength(1), z.maxLength(PLAN_MEMBERS_MAX)),
    /** What they become, a member where nothing is said; administrators are made by the owner afterwards. */
    role: z.optional(z.enum(invitedRoles)),
  }),
  reply: planShape,
  lane: (args) => planScope(args.planId),
  *decide(args, actor) {
    const membership = yield* whoMay("invite", args.planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    const { plan } = membership.value;
    const members = yield* list("planUser", { planId: plan.id });
    const dialog = yield* get("dialog", plan.dialogId);
    const invited = [...new Set(args.userId)].filter(
      (userId) => !members.some((member) => member.userId === userId),
    );
    if (members.length + invited.length > PLAN_MEMBERS_MAX) {
      return refused(parameterError("plan.membersMax", { count: PLAN_MEMBERS_MAX }));
    }
    const refusal =
      (yield* refuseAbsent(invited)) ?? (yield* refuseWhoLeft(planScope(plan.id), invited, actor));
    if (refusal) return refused(refusal);
    const changes: Change[] = [];
    for (const userId of invited) {
      changes.push({
        entity: "planUser",
        action: "add",
        put: newPlanUser({ planId: plan.id, userId, role: args.role ?? "member" }, actor.now),
      });
      changes.push({
        entity: "dialogUser",
        action: "groupJoin",
        put: newDialogUser(
          {
            dialogId: plan.dialogId,
            planId: plan.id,
            privateTo: 0,
            userId,
            readPosition: dialog?.lastPosition ?? 0,
          },
          actor.now,
        ),
      });
    }
    return applied(changes, plan);
  },
});
