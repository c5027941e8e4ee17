import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { setPlanRights } from "./set-plan-rights.ts";

export const setPlanRightsCases = casesOf(setPlanRights, {
  arguments: ({ plan }) => ({ planId: plan.id, rights: { columns: "administrator" } }),
  roles: leaders(PLAN_GONE),
  refusals: {
    "what would let observers lead the plan": {
      arguments: ({ plan }) => ({ planId: plan.id, rights: { settings: "observer" } }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "what would leave tasks of others to nobody but the owner": {
      arguments: ({ plan }) => ({ planId: plan.id, rights: { changeTasks: "owner" } }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
