import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { saveCommonFunction } from "./save-used-function.ts";

export const saveCommonFunctionCases = casesOf(saveCommonFunction, {
  by: "outsider",
  arguments: ({ menuPage }) => ({ id: menuPage.id }),
  roles: everyone(),
  refusals: {
    "one that is not there": {
      by: "outsider",
      arguments: ({ plan }) => ({ id: plan.id }),
      code: PARAMETER_ERROR,
      reason: "menu.gone",
    },
  },
});
