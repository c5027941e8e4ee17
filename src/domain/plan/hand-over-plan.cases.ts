import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { handOverPlan } from "./hand-over-plan.ts";

export const handOverPlanCases = casesOf(handOverPlan, {
  arguments: ({ plan, member }) => ({ planId: plan.id, userId: member.userId }),
  roles: leaders(PLAN_GONE),
  refusals: {
    "to nobody who is not in it": {
      arguments: ({ plan, outsider }) => ({ planId: plan.id, userId: outsider.userId }),
      code: PARAMETER_ERROR,
      reason: "userUnknown",
    },
  },
});
