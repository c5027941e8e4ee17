import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../refusal.ts";
import { removePlan } from "./remove-plan.ts";

export const removePlanCases = casesOf(removePlan, {
  arguments: ({ plan }) => ({ planId: plan.id }),
  roles: leaders(PLAN_GONE),
});
