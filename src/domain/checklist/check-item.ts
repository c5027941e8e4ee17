import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";

/** A line of a task's checklist: smaller than a subtask, without people and times. */
export const checkItemShape = z.object({
  id: idShape,
  taskId: idShape,
  /** That of its task. */
  planId: idShape,
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
  shape: checkItemShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.planId),
  lists: ["taskId"],
  parent: { entity: "task", field: "taskId", shares: "planId" },
  indexes: ["scope", "taskId"],
});
