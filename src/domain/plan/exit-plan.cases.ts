import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { exitPlan } from "./exit-plan.ts";

export const exitPlanCases = casesOf(exitPlan, {
  by: "member",
  arguments: ({ plan }) => ({ planId: plan.id }),
  roles: inside(PLAN_GONE, { leader: PARAMETER_ERROR }),
  refusals: {
    "who leads the plan stays in it": {
      arguments: ({ plan }) => ({ planId: plan.id }),
      code: PARAMETER_ERROR,
      reason: "plan.leaderStays",
    },
  },
});
