import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { scopeInPlan } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";

/** A line of a task's checklist: smaller than a subtask, without people and times. */
export const checkItemShape = z.object({
  id: idShape,
  taskId: idShape,
  /** That of its task. */
  planId: idShape,
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  name: z.string(),
  /** 1 = it is ticked. */
  done: flagShape,
  /** Order within the checklist. */
  rank: z.string(),
  createTime: timeShape,
});
export type CheckItem = z.infer<typeof checkItemShape>;

export const checkItemEntity = defineEntity({
  name: "checkItem",
  table: "check_items",
  frame: "planCheckItem",
  since: 10,
  shapeVersion: 2,
  added: { privateTo: 0 },
  shape: checkItemShape,
  birth: "own",
  title: ({ name }) => name,
  scope: scopeInPlan,
  lists: ["taskId"],
  parent: { entity: "task", field: "taskId", shares: ["planId", "privateTo"] },
  indexes: ["scope", "taskId"],
});
