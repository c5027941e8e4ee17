import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { addField } from "./add-field.ts";

export const addFieldCases = casesOf(addField, {
  arguments: ({ plan, mint }, me) => ({
    id: mint(me),
    planId: plan.id,
    name: "Trade",
    kind: "choice",
    options: [{ id: 1, name: "Concrete", color: "blue" }],
  }),
  roles: leaders(PLAN_GONE),
  refusals: {
    "a sum of nothing": {
      arguments: ({ plan }) => ({ planId: plan.id, name: "All", kind: "sum" }),
      code: PARAMETER_ERROR,
      reason: "field.sumOfNothing",
    },
  },
});
