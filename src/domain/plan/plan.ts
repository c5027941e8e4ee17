import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";
import { archiveMethodShape } from "./archive-rule.ts";
import { planParts } from "./plan-acts.ts";

/** A plan: a board of columns with tasks, its members and its chat (seed 000 §3). */
export const planShape = z.object({
  id: idShape,
  name: z.string(),
  desc: z.string(),
  /** Who made it. */
  userId: idShape,
  /** 1 = the private plan of one person, in which nobody else ever is. */
  personal: flagShape,
  /** The chat of the plan. */
  dialogId: idShape,
  archivedTime: timeShape,
  /** Who archived it, 0 = nobody. */
  archivedUserId: z.int(),
  /** Whether completed tasks are put away as the company has it, or by the plan's own days. */
  archiveMethod: archiveMethodShape,
  /** Those days, 0 = never; of no meaning where the company's count. */
  archiveDays: z.int(),
  /** Which part in the plan each act asks for at least, where its owner has said so; all others are as usual (`usualParts`). */
  rights: z.record(z.string(), z.enum(planParts)),
  createTime: timeShape,
  updateTime: timeShape,
});
export type Plan = z.infer<typeof planShape>;

export const planEntity = defineEntity({
  name: "plan",
  table: "plans",
  frame: "plan",
  since: 1,
  shapeVersion: 3,
  added: { rights: {}, archiveMethod: "system", archiveDays: 0 },
  shape: planShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.id),
  lists: ["userId"],
  indexes: ["scope"],
});
