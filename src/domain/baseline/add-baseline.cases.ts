import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../refusal.ts";
import { addBaseline } from "./add-baseline.ts";

export const addBaselineCases = casesOf(addBaseline, {
  arguments: ({ plan, mint }, me) => ({ id: mint(me), planId: plan.id, name: "Tender" }),
  roles: leaders(PLAN_GONE),
});
