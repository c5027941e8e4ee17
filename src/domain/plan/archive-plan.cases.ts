import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../refusal.ts";
import { archivePlan } from "./archive-plan.ts";

export const archivePlanCases = casesOf(archivePlan, {
  arguments: ({ plan }) => ({ planId: plan.id, type: "add" }),
  roles: leaders(PLAN_GONE),
});
