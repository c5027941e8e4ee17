import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { removePrintTemplate } from "./remove-print-template.ts";

export const removePrintTemplateCases = casesOf(removePrintTemplate, {
  by: "administrator",
  arguments: ({ printTemplate }) => ({ id: printTemplate.id }),
  roles: administrators(),
});
