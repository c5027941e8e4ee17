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
  },
});
