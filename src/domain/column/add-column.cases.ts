import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../refusal.ts";
import { addColumn } from "./add-column.ts";

export const addColumnCases = casesOf(addColumn, {
  by: "member",
  arguments: ({ plan, mint }, me) => ({ id: mint(me), planId: plan.id, name: "New" }),
  roles: inside(PLAN_GONE),
});
