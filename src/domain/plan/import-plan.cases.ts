import { casesOf } from "#tests/make/cases/cases-of.ts";
import { leaders } from "#tests/make/cases/role-codes.ts";
import { PARAMETER_ERROR, PLAN_GONE, TASK_GONE } from "../refusal.ts";
import { importPlan } from "./import-plan.ts";

const link = { kind: "startStart", lag: -2, lagUnit: "hour" } as const;

export const importPlanCases = casesOf(importPlan, {
  arguments: ({ plan, member, mint }, me) => {
    const columnId = mint(me);
    const tagId = mint(me);
    const source = { name: "Bob", time: 5 };
    const card = {
      id: mint(me),
      dialogId: mint(me),
      parentId: 0,
      columnId,
      name: "Old card",
      rank: "a0",
      content: "<p>Text</p>",
      startTime: 0,
      endTime: 0,
      completeTime: 0,
      archivedTime: 0,
      color: "" as const,
      priority: 0 as const,
      taskUser: [{ userId: member.userId, owner: 1 as const }],
      tagIds: [tagId],
      messages: [{ id: mint(me), text: "An old remark", ...source }],
    };
    const next = { ...card, id: mint(me), dialogId: mint(me), rank: "a1", messages: [] };
    const columns = [{ id: columnId, name: "Imported", color: "" as const, rank: "b00" }];
    const tags = [{ id: tagId, name: "Old label", color: "blue" as const }];
    const links = [{ fromId: card.id, toId: next.id, ...link }];
    return { planId: plan.id, columns, tags, tasks: [card, next], links };
  },
  roles: leaders(PLAN_GONE),
  refusals: {
    "time that a stranger worked": {
      arguments: ({ plan, task, outsider, mint }, me) => ({
        planId: plan.id,
        columns: [],
        tasks: [],
        times: [
          {
            id: mint(me),
            taskId: task.id,
            userId: outsider.userId,
            startTime: 5,
            minutes: 30,
            note: "",
            timed: 0,
          },
        ],
      }),
      code: PARAMETER_ERROR,
      reason: "parameterError",
    },
    "a baseline of a task that is none": {
      arguments: ({ plan, mint }, me) => ({
        planId: plan.id,
        columns: [],
        tasks: [],
        baselines: [
          {
            id: mint(me),
            name: "Spring",
            createTime: 5,
            tasks: [{ id: plan.id, startTime: 5, endTime: 6 }],
          },
        ],
      }),
      code: TASK_GONE,
      reason: "taskGone",
    },
    "tasks that would wait for each other": {
      arguments: ({ plan, task, loneTask }) => ({
        planId: plan.id,
        columns: [],
        tasks: [],
        links: [
          { ...link, fromId: task.id, toId: loneTask.id },
          { ...link, fromId: loneTask.id, toId: task.id },
        ],
      }),
      code: PARAMETER_ERROR,
      reason: "taskLink.circle",
    },
    "a task that is none": {
      arguments: ({ plan, loneTask }) => ({
        planId: plan.id,
        columns: [],
        tasks: [],
        links: [{ ...link, fromId: plan.id, toId: loneTask.id }],
      }),
      code: PARAMETER_ERROR,
      reason: "taskLink.otherPlan",
    },
  },
});
