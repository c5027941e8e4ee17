import { casesOf } from "#tests/make/cases/cases-of.ts";
import { owners } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../refusal.ts";
import { sortPlan } from "./sort-plan.ts";

export const sortPlanCases = casesOf(sortPlan, {
  arguments: ({ plan, column, task }) => ({
    planId: plan.id,
    columns: [{ id: column.id, rank: "Zz" }],
    tasks: [{ id: task.id, columnId: column.id, rank: "a5" }],
  }),
  roles: owners(PLAN_GONE),
});
