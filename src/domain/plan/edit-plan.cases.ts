import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../refusal.ts";
import { editPlan } from "./edit-plan.ts";

export const editPlanCases = casesOf(editPlan, {
  arguments: ({ plan }) => ({ id: plan.id, name: "Pier 4 north" }),
  roles: leaders(PLAN_GONE),
});
