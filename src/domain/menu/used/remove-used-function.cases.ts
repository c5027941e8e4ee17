import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { removeCommonFunction } from "./remove-used-function.ts";

export const removeCommonFunctionCases = casesOf(removeCommonFunction, {
  by: "outsider",
  arguments: ({ menuPage }) => ({ id: menuPage.id }),
  roles: everyone(),
  refusals: {},
});
