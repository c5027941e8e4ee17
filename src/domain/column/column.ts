import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
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

/** A column of a plan's board (seed 000 §3). */
export const columnShape = z.object({
  id: idShape,
  planId: idShape,
  name: z.string(),
  color: columnColorShape,
  /** Order among the plan's columns. */
  rank: z.string(),
  createTime: timeShape,
});
export type Column = z.infer<typeof columnShape>;

export const columnEntity = defineEntity({
  name: "column",
  table: "plan_columns",
  frame: "planColumn",
  since: 1,
  shape: columnShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope"],
});
