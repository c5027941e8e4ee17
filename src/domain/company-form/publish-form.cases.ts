import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { publishForm } from "./publish-form.ts";
import { NAME_TAKEN } from "./refuse-name.ts";

export const publishFormCases = casesOf(publishForm, {
  by: "administrator",
  arguments: ({ draftForm }) => ({ id: draftForm.id }),
  roles: administrators(),
  refusals: {
    "what is called like another form": {
      by: "administrator",
      arguments: ({ namesakeForm }) => ({ id: namesakeForm.id }),
      code: NAME_TAKEN,
      reason: "form.nameTaken",
    },
    "to switch off what was never on": {
      by: "administrator",
      arguments: ({ draftForm }) => ({ id: draftForm.id, state: "off" }),
      code: PARAMETER_ERROR,
      reason: "form.neverPublished",
    },
    "what does not work": {
      by: "administrator",
      arguments: ({ brokenForm }) => ({ id: brokenForm.id }),
      code: PARAMETER_ERROR,
      reason: "form.broken",
    },
  },
});
