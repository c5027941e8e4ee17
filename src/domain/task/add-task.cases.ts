import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { addTask } from "./add-task.ts";

export const addTaskCases = casesOf(addTask, {
  by: "member",
  arguments: ({ plan, mint }, me) => ({
    id: mint(me),
    dialogId: mint(me),
    planId: plan.id,
    name: "Strip the formwork",
    content: "<p>Careful</p>",
    top: 1,
  }),
  roles: inside(PLAN_GONE),
  refusals: {
    "with an owner who is not in the plan": {
      arguments: ({ plan, outsider }) => ({
        planId: plan.id,
        name: "Dig",
        owner: [outsider.userId],
      }),
      code: PARAMETER_ERROR,
      reason: "task.memberOnly",
    },
  },
});
