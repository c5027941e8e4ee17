import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addPrintTemplate } from "./add-print-template.ts";

export const addPrintTemplateCases = casesOf(addPrintTemplate, {
  by: "administrator",
  arguments: ({ mint, form }, me) => ({
    id: mint(me),
    formId: form.id,
    name: "Delivery note",
    html: "<p>{part}</p>",
  }),
  roles: administrators(),
  refusals: {
    "of a form that is not there": {
      by: "administrator",
      arguments: () => ({ formId: 4711, name: "Note", html: "" }),
      code: PARAMETER_ERROR,
      reason: "form.gone",
    },
  },
});
