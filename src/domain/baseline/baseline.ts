import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** A task, and from when to when it was planned; epoch ms. */
const plannedShape = z.tuple([idShape, timeShape, timeShape]);

/** The times of a plan as they stood once, kept under a name to be compared with. */
export const baselineShape = z.object({
  id: idShape,
  planId: idShape,
  name: z.string(),
  /** Who kept it. */
  userId: idShape,
  createTime: timeShape,
  /** All tasks and subtasks that had a time, by their ids. */
  tasks: z.array(plannedShape),
});
export type Baseline = z.infer<typeof baselineShape>;

export const baselineEntity = defineEntity({
  name: "baseline",
  table: "baselines",
  frame: "planBaseline",
  since: 25,
  shape: baselineShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope"],
  // Each is long.
  portion: 5,
});
