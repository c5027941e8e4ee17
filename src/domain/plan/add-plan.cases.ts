import { casesOf } from "#tests/make/cases/cases-of.ts";
import { everyone } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR } from "../refusal.ts";
import { addPlan } from "./add-plan.ts";

export const addPlanCases = casesOf(addPlan, {
  arguments: ({ mint }, me) => ({
    id: mint(me),
    name: "Pier 5",
    columns: [{ id: mint(me), name: "First", color: "blue" }, "Second"],
    flows: [
      { newId: mint(me), name: "To do", status: "start" },
      { newId: mint(me), name: "Done", status: "end" },
    ],
    tags: [{ id: mint(me), name: "Concrete", color: "grey" }],
    tasks: [
      {
        id: mint(me),
        dialogId: mint(me),
        column: 1,
        name: "Pour the slab",
        content: "<p>By noon</p>",
        tags: [0],
        checklist: [{ id: mint(me), name: "Oil the forms" }],
        subtasks: [{ id: mint(me), name: "Order concrete" }],
      },
    ],
  }),
  roles: everyone(),
  refusals: {
    "a workflow with people of a plan that has none yet": {
      arguments: ({ member }) => ({
        name: "Pier 6",
        flows: [
          { name: "To do", status: "start", userIdList: [member.userId] },
          { name: "Done", status: "end" },
        ],
      }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "a task in a column that it does not begin with": {
      arguments: () => ({ name: "Pier 6", tasks: [{ column: 0, name: "Pour the slab" }] }),
      code: PARAMETER_ERROR,
      reason: "column.gone",
    },
  },
});
