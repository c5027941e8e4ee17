import { casesOf } from "#tests/make/cases/cases-of.ts";
import { administrators } from "#tests/make/cases/role-codes.ts";
import { saveColumnTemplates } from "./save-column-templates.ts";

export const saveColumnTemplatesCases = casesOf(saveColumnTemplates, {
  by: "administrator",
  arguments: () => ({
    list: [{ name: "Tender", columns: ["Asked", "In", "Decided"] }, { shipped: "office" as const }],
  }),
  roles: administrators(),
});
