import * as z from "zod/mini";
import { flowItemShape, flowStatusShape } from "#domain/flow/flow-item.ts";
import { idOf } from "#domain/reference.ts";
import { idShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

/** The workflows of a plan, in a list of one or none: the plan and its states in their order. */
export const listFlows = defineCall({
  name: "flow.list",
  method: "POST",
  path: "/api/plan/flow/list",
  access: "member",
  body: z.object({ planId: idOf("plan") }),
  reply: z.array(
    z.object({
      /** Id of the plan: it has one workflow. */
      id: idShape,
      planId: idShape,
      planFlowItem: z.array(flowItemShape),
    }),
  ),
});

/** Names of the states of all of the caller's plans, each once, to look for tasks by (seed 000 §7). */
export const listFlowStatuses = defineCall({
  name: "flow.statusList",
  method: "POST",
  path: "/api/plan/flow/status/list",
  access: "member",
  body: z.object({}),
  reply: z.array(z.object({ name: z.string(), status: flowStatusShape })),
});

/** The states of a task's plan, or of another one into which it is to go, each with those that may follow (seed 000 §7). */
export const getTaskFlow = defineCall({
  name: "task.flow",
  method: "POST",
  path: "/api/plan/task/flow",
  access: "member",
  body: z.object({
    taskId: idOf("task"),
    /** The plan into which it is to go; its own where left out. */
    planId: z.optional(idOf("plan")),
  }),
  reply: z.object({
    taskId: idShape,
    /** The state in which it is, or would be; 0 = the plan has no workflow. */
    flowItemId: z.int(),
    turns: z.array(
      z.object({
        id: idShape,
        name: z.string(),
        status: flowStatusShape,
        taskId: idShape,
        turns: z.array(idShape),
        /** 1 = people come to a task with this state. */
        autoAssign: z.int(),
      }),
    ),
  }),
});
