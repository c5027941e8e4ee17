import * as z from "zod/mini";
import { columnColorShape } from "../column/column.ts";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** A word of a plan that tasks are marked with; a task may have several. */
export const planTagShape = z.object({
  id: idShape,
  planId: idShape,
  name: z.string(),
  color: columnColorShape,
  /** Who made it. */
  userId: idShape,
  createTime: timeShape,
});
export type PlanTag = z.infer<typeof planTagShape>;

export const planTagEntity = defineEntity({
  name: "planTag",
  table: "plan_tags",
  frame: "planTag",
  since: 10,
  shape: planTagShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope"],
});
