import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { CONFLICT, PARAMETER_ERROR } from "../refusal.ts";
import { editPrintTemplate } from "./edit-print-template.ts";

export const editPrintTemplateCases = casesOf(editPrintTemplate, {
  by: "administrator",
  arguments: ({ printTemplate }) => ({
    id: printTemplate.id,
    html: "<p>{crew}</p>",
    basedOn: printTemplate.revision,
  }),
  roles: administrators(),
  refusals: {
    "what somebody else has changed meanwhile": {
      by: "administrator",
      arguments: ({ printTemplate }) => ({ id: printTemplate.id, html: "", basedOn: 7 }),
      code: CONFLICT,
      reason: "printTemplate.changedMeanwhile",
    },
    "a template that is not there": {
      by: "administrator",
      arguments: () => ({ id: 4711, name: "Note" }),
      code: PARAMETER_ERROR,
      reason: "printTemplate.gone",
    },
  },
});
