import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PLAN_GONE } from "../../refusal.ts";
import { setPlanPlace } from "./set-plan-place.ts";

export const setPlanPlaceCases = casesOf(setPlanPlace, {
  by: "member",
  arguments: ({ plan }) => ({ planId: plan.id, top: 1 as const, favourite: 1 as const }),
  roles: inside(PLAN_GONE),
});
