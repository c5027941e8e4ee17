import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../refusal.ts";
import { addTag } from "./add-tag.ts";

export const addTagCases = casesOf(addTag, {
  by: "member",
  arguments: ({ plan, mint }, me) => ({
    id: mint(me),
    planId: plan.id,
    name: "Urgent",
    color: "blue",
  }),
  roles: inside(PLAN_GONE),
});
