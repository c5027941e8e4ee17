import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../../refusal.ts";
import { ALL_PLANS } from "../view/all-plans.ts";
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
  refusals: {
    "a view of all plans for everybody": {
      arguments: ({ mint }, me) => ({
        id: mint(me),
        planId: ALL_PLANS,
        name: "Late",
        shared: 1,
        address: {},
      }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
