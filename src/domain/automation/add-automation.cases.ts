import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { addAutomation } from "./add-automation.ts";

export const addAutomationCases = casesOf(addAutomation, {
  arguments: ({ plan, column, member, mint }, me) => ({
    id: mint(me),
    planId: plan.id,
    name: "Hand over",
    trigger: { on: "column", columnId: column.id },
    condition: { state: "open" },
    actions: [{ does: "addOwner", userIds: [member.userId] }],
    timeZone: "Asia/Shanghai",
  }),
  roles: leaders(PLAN_GONE),
  refusals: {
    "a column of nowhere": {
      arguments: ({ plan, task }) => ({
        planId: plan.id,
        name: "Lost",
        trigger: { on: "column", columnId: task.id },
        actions: [{ does: "complete" }],
        timeZone: "UTC",
      }),
      code: PARAMETER_ERROR,
      reason: "column.gone",
    },
    "somebody who is not in the plan": {
      arguments: ({ plan, outsider }) => ({
        planId: plan.id,
        name: "Stranger",
        trigger: { on: "created" },
        actions: [{ does: "addOwner", userIds: [outsider.userId] }],
        timeZone: "UTC",
      }),
      code: PARAMETER_ERROR,
      reason: "task.memberOnly",
    },
  },
});
