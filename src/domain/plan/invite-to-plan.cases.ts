import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../refusal.ts";
import { inviteToPlan } from "./invite-to-plan.ts";

export const inviteToPlanCases = casesOf(inviteToPlan, {
  arguments: ({ plan, newcomer }) => ({ planId: plan.id, userId: [newcomer.userId] }),
  roles: leaders(PLAN_GONE),
});
