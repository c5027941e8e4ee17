import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { removeMarkup } from "./remove-markup.ts";

export const removeMarkupCases = casesOf(removeMarkup, {
  arguments: ({ markup }) => ({ id: markup.id }),
  roles: leaders(PARAMETER_ERROR),
});
