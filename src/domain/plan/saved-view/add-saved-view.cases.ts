import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../../refusal.ts";
import { addSavedView } from "./add-saved-view.ts";

export const addSavedViewCases = casesOf(addSavedView, {
  by: "member",
  arguments: ({ plan, mint }, me) => ({
    id: mint(me),
    planId: plan.id,
    name: "Late and mine",
    shared: 1,
    address: { mine: "1", due: "overdue" },
  }),
  roles: inside(PLAN_GONE),
});
