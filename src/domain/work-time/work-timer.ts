import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { userScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/**
 * That somebody is at work on a task, or was and has not kept it as an entry yet. Theirs alone; one of them runs. It is two
 * moments and no clock that ticks: it stays right while nothing of ours is open.
 */
export const workTimerShape = z.object({
  id: idShape,
  userId: idShape,
  taskId: idShape,
  /** Epoch ms. */
  startTime: timeShape,
  /** When another one began, epoch ms; 0 = it runs. */
  endTime: timeShape,
});
export type WorkTimer = z.infer<typeof workTimerShape>;

export const workTimerEntity = defineEntity({
  name: "workTimer",
  table: "work_timers",
  frame: "planTimer",
  since: 26,
  shape: workTimerShape,
  birth: "own",
  scope: (row) => userScope(row.userId),
  lists: ["userId"],
  indexes: ["taskId"],
  parent: { entity: "task", field: "taskId", apart: true },
});
