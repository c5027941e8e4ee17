import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { addPlan } from "./add-plan.ts";

export const addPlanCases = casesOf(addPlan, {
  arguments: ({ mint }, me) => ({
    id: mint(me),
    name: "Pier 5",
    columns: [{ id: mint(me), name: "First", color: "blue" }, "Second"],
  }),
  roles: everyone(),
});
