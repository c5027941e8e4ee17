import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { COLUMN_TASK_LIMIT_MAX } from "./column-limits.ts";
import { planScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** Colours of a column (seed 000 §3); "" is the default. */
export const COLUMN_COLORS = [
  "",
  "grey",
  "brown",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "red",
] as const;
export const columnColorShape = z.enum(COLUMN_COLORS);
export type ColumnColor = (typeof COLUMN_COLORS)[number];

/** How many open tasks a column is to have at most, 0 = any number. It warns and refuses nothing: two who add offline both may. */
export const taskLimitShape = z.int().check(z.nonnegative(), z.maximum(COLUMN_TASK_LIMIT_MAX));

/** A column of a plan's board (seed 000 §3). */
export const columnShape = z.object({
  id: idShape,
  planId: idShape,
  name: z.string(),
  color: columnColorShape,
  /** Order among the plan's columns. */
  rank: z.string(),
  /** How many open tasks it is to have at most, 0 = any number. */
  taskLimit: z.int(),
  createTime: timeShape,
});
export type Column = z.infer<typeof columnShape>;

export const columnEntity = defineEntity({
  name: "column",
  table: "plan_columns",
  frame: "planColumn",
  since: 1,
  shapeVersion: 2,
  added: { taskLimit: 0 },
  shape: columnShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope"],
});
