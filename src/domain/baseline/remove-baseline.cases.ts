import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeBaseline } from "./remove-baseline.ts";

export const removeBaselineCases = casesOf(removeBaseline, {
  arguments: ({ baseline }) => ({ id: baseline.id }),
  roles: leaders(PARAMETER_ERROR),
});
