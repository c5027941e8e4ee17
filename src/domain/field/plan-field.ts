import * as z from "zod/mini";
import { columnColorShape } from "../column/column.ts";
import { defineEntity } from "../entity.ts";
import { idOf } from "../reference.ts";
import { planScope } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";
import { FIELD_KINDS } from "./field-kinds.ts";

/** One of the choices of a field. */
const fieldOptionShape = z.object({
  /** Unlike that of every other choice of its field; whoever adds it draws it. */
  id: z.int(),
  name: z.string(),
  color: columnColorShape,
});
export type FieldOption = z.infer<typeof fieldOptionShape>;

/** Something that the tasks of a plan say of themselves, beside what every task says. */
export const planFieldShape = z.object({
  id: idShape,
  planId: idShape,
  name: z.string(),
  kind: z.enum(FIELD_KINDS),
  /** What a number counts, "" = it says nothing of that. */
  unit: z.string(),
  /** Digits behind the point of a number, and of a sum. */
  decimals: z.int(),
  /** The choices, in their order. */
  options: z.array(fieldOptionShape),
  /** 1 = several choices or people. */
  several: flagShape,
  /** Numbers of the plan of which it is the sum. */
  addends: z.array(idOf("planField")),
  /** 1 = it sums those of the subtasks, 0 = those of the task itself. */
  ofSubtasks: flagShape,
  /** 1 = a task is not complete without it. */
  required: flagShape,
  /** 1 = cards of the board show it. */
  onCard: flagShape,
  /** Order among the plan's fields. */
  rank: z.string(),
  /** Epoch ms since when it is put away: nobody fills it in any more, and what it says is kept; 0 = it is in use. */
  archivedTime: timeShape,
  /** Who made it. */
  userId: idShape,
  createTime: timeShape,
});
export type PlanField = z.infer<typeof planFieldShape>;

export const planFieldEntity = defineEntity({
  name: "planField",
  table: "plan_fields",
  frame: "planField",
  since: 27,
  shape: planFieldShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope"],
});
