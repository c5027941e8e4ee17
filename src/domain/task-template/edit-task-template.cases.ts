import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { smallTask } from "#tests/make/small-task.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { editTaskTemplate } from "./edit-task-template.ts";

export const editTaskTemplateCases = casesOf(editTaskTemplate, {
  by: "member",
  arguments: ({ taskTemplate }) => ({
    id: taskTemplate.id,
    name: "Inspect the welds",
    task: { ...smallTask, priority: 2 },
  }),
  roles: inside(PARAMETER_ERROR),
});
