import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { smallTemplate } from "#tests/make/small-template.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addPlanTemplate } from "./add-plan-template.ts";

export const addPlanTemplateCases = casesOf(addPlanTemplate, {
  arguments: ({ mint }, me) => ({ id: mint(me), name: "Pier", content: smallTemplate() }),
  roles: everyone(),
  refusals: {
    "a task in a column that is not there": {
      arguments: () => ({ name: "Pier", content: { ...smallTemplate(), columns: [] } }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
  },
});
