import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { scopeInPlan } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** The long description of a task. The id is the task's. */
export const taskContentShape = z.object({
  id: idShape,
  planId: idShape,
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  /** Sanitised HTML. */
  content: z.string(),
  /** Grows by one with each change; an edit names the version it was based on. */
  version: z.int(),
  /** Who wrote this version. */
  userId: idShape,
  updateTime: timeShape,
});
export type TaskContent = z.infer<typeof taskContentShape>;

export const taskContentEntity = defineEntity({
  name: "taskContent",
  table: "task_contents",
  frame: "planTask",
  since: 1,
  shapeVersion: 2,
  added: { privateTo: 0 },
  shape: taskContentShape,
  birth: "shared",
  scope: scopeInPlan,
  lists: [],
  parent: { entity: "task", field: "id" },
  indexes: ["scope"],
  // Each is long.
  portion: 100,
});
