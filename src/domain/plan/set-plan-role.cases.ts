import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { setPlanRole } from "./set-plan-role.ts";

export const setPlanRoleCases = casesOf(setPlanRole, {
  arguments: ({ plan, colleague }) => ({
    planId: plan.id,
    userId: colleague.userId,
    role: "administrator",
  }),
  roles: leaders(PLAN_GONE),
  refusals: {
    "of nobody who is not in it": {
      arguments: ({ plan, outsider }) => ({
        planId: plan.id,
        userId: outsider.userId,
        role: "observer",
      }),
      code: PARAMETER_ERROR,
      reason: "userUnknown",
    },
    "of the owner": {
      arguments: ({ plan, leader }) => ({
        planId: plan.id,
        userId: leader.userId,
        role: "observer",
      }),
      code: PARAMETER_ERROR,
      reason: "plan.ownerStays",
    },
  },
});
