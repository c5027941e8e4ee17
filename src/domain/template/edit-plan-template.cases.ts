import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "../refusal.ts";
import { editPlanTemplate } from "./edit-plan-template.ts";

const DONE = 200;

export const editPlanTemplateCases = casesOf(editPlanTemplate, {
  arguments: ({ planTemplate }) => ({ id: planTemplate.id, name: "Pier, in winter" }),
  roles: everyone(NO_ACCESS, { leader: DONE, administrator: DONE }),
  refusals: {
    "a template that is none": {
      arguments: ({ task }) => ({ id: task.id, name: "Pier" }),
      code: PARAMETER_ERROR,
      reason: "planTemplate.gone",
    },
  },
});
