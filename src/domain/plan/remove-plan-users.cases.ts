import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { removePlanUsers } from "./remove-plan-users.ts";

export const removePlanUsersCases = casesOf(removePlanUsers, {
  arguments: ({ plan, member }) => ({ planId: plan.id, userId: [member.userId] }),
  roles: leaders(PLAN_GONE),
  refusals: {
    "who leads the plan stays in it": {
      arguments: ({ plan, leader }) => ({ planId: plan.id, userId: [leader.userId] }),
      code: PARAMETER_ERROR,
      reason: "plan.leaderStays",
    },
  },
});
