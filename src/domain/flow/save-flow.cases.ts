import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { CONFLICT, PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import type { FlowItemInput } from "./flow-item-input.ts";
import { saveFlow } from "./save-flow.ts";

const states: FlowItemInput[] = [
  { name: "Open", status: "start" },
  { name: "Closed", status: "end" },
];

export const saveFlowCases = casesOf(saveFlow, {
  arguments: ({ plan, mint, member }, me) => ({
    planId: plan.id,
    flows: [
      { newId: mint(me), name: "To do", status: "start", turns: [1] },
      {
        newId: mint(me),
        name: "Doing",
        status: "progress",
        autoAssign: "merge",
        userIdList: [member.userId],
      },
      { newId: mint(me), name: "Done", status: "end", needsPhoto: 1, byAnother: 1 },
      { newId: mint(me), name: "Cancelled", status: "end" },
    ],
  }),
  roles: leaders(PLAN_GONE),
  refusals: {
    "a workflow in which nothing ends": {
      arguments: ({ plan }) => ({ planId: plan.id, flows: states.slice(0, 1) }),
      code: PARAMETER_ERROR,
      reason: "flow.startAndEnd",
    },
    "a state that is to be left by certain people and names none": {
      arguments: ({ plan }) => ({
        planId: plan.id,
        flows: [...states, { name: "Check", status: "progress", userLimit: 1 }],
      }),
      code: PARAMETER_ERROR,
      reason: "flow.peopleMissing",
    },
    "a workflow that somebody else has changed meanwhile": {
      arguments: ({ plan, task }) => ({ planId: plan.id, flows: states, was: [task.id] }),
      code: CONFLICT,
      reason: "conflict",
    },
  },
});
