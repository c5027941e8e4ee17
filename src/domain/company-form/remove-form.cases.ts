import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { NOT_REMOVABLE, removeForm } from "./remove-form.ts";

export const removeFormCases = casesOf(removeForm, {
  by: "administrator",
  arguments: ({ draftForm }) => ({ id: draftForm.id }),
  roles: administrators(),
  refusals: {
    "what is being filled in": {
      by: "administrator",
      arguments: ({ form }) => ({ id: form.id }),
      code: NOT_REMOVABLE,
      reason: "form.switchOffFirst",
    },
    "what somebody has filled in": {
      by: "administrator",
      arguments: ({ offForm }) => ({ id: offForm.id }),
      code: NOT_REMOVABLE,
      reason: "form.hasRecords",
    },
  },
});
