import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { removeTaskTemplate } from "./remove-task-template.ts";

export const removeTaskTemplateCases = casesOf(removeTaskTemplate, {
  by: "member",
  arguments: ({ taskTemplate }) => ({ id: taskTemplate.id }),
  roles: inside(PARAMETER_ERROR),
});
