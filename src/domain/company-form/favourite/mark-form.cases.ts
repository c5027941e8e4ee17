import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../../refusal.ts";
import { markForm } from "./mark-form.ts";

export const markFormCases = casesOf(markForm, {
  by: "outsider",
  arguments: ({ form }) => ({ id: form.id, favourite: 1 as const }),
  roles: everyone(),
  refusals: {
    "one that is not there": {
      by: "outsider",
      arguments: ({ plan }) => ({ id: plan.id, favourite: 1 as const }),
      code: PARAMETER_ERROR,
      reason: "form.gone",
    },
  },
});
