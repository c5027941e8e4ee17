import { casesOf } from "#tests/make/cases/cases-of.ts";
import { inside } from "#tests/make/cases/role-codes.ts";
import { smallTask } from "#tests/make/small-task.ts";
import { PARAMETER_ERROR, PLAN_GONE } from "../refusal.ts";
import { addTaskTemplate } from "./add-task-template.ts";

export const addTaskTemplateCases = casesOf(addTaskTemplate, {
  by: "member",
  arguments: ({ plan, tag, mint }, me) => ({
    id: mint(me),
    planId: plan.id,
    name: "Inspect the rebar",
    task: { ...smallTask, tagIds: [tag.id] },
  }),
  roles: inside(PLAN_GONE),
  refusals: {
    "a milestone with subtasks": {
      arguments: ({ plan }) => ({
        planId: plan.id,
        name: "Topped out",
        task: { ...smallTask, milestone: 1 },
      }),
      code: PARAMETER_ERROR,
      reason: "task.milestoneSubtasks",
    },
    "what ends before it begins": {
      arguments: ({ plan }) => ({
        planId: plan.id,
        name: "Yesterday",
        task: { ...smallTask, span: { startDay: 1, startMinute: 0, endDay: 0, endMinute: 0 } },
      }),
      code: PARAMETER_ERROR,
      reason: "task.timesOrder",
    },
    "a tag of nowhere": {
      arguments: ({ plan, task }) => ({
        planId: plan.id,
        name: "Lost",
        task: { ...smallTask, tagIds: [task.id] },
      }),
      code: PARAMETER_ERROR,
      reason: "tag.gone",
    },
  },
});
