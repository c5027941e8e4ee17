import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";
import { keptTaskShape } from "./kept-task.ts";

/** A task that a plan keeps for others like it (seed 000 §6, the operation menu of a task). */
export const taskTemplateShape = z.object({
  id: idShape,
  planId: idShape,
  /** What tasks made from it are called. */
  name: z.string(),
  task: keptTaskShape,
  /** Who made it. */
  userId: idShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type TaskTemplate = z.infer<typeof taskTemplateShape>;

export const taskTemplateEntity = defineEntity({
  name: "taskTemplate",
  table: "task_templates",
  frame: "taskTemplate",
  since: 32,
  shape: taskTemplateShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope"],
});
