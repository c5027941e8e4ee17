import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { scopeInPlan } from "../scope.ts";
import { countShape, flagShape, idShape, timeShape } from "../shape.ts";

/** Time that somebody worked on a task. */
export const timeEntryShape = z.object({
  id: idShape,
  taskId: idShape,
  /** That of its task. */
  planId: idShape,
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  /** Who worked. */
  userId: idShape,
  /** When they began, epoch ms. */
  startTime: timeShape,
  minutes: countShape,
  note: z.string(),
  /** 1 = a timer measured it. */
  timed: flagShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type TimeEntry = z.infer<typeof timeEntryShape>;

export const timeEntryEntity = defineEntity({
  name: "timeEntry",
  table: "time_entries",
  frame: "planTimeEntry",
  since: 26,
  shapeVersion: 2,
  added: { privateTo: 0 },
  shape: timeEntryShape,
  birth: "own",
  scope: scopeInPlan,
  lists: ["taskId", "userId"],
  parent: { entity: "task", field: "taskId", shares: ["planId", "privateTo"] },
  indexes: ["[scope+taskId+startTime]", "[userId+startTime]"],
});
