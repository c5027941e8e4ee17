import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { scopeInPlan } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** Where on a sheet a task is. A task has one place on a sheet, and may be on several. */
export const pinShape = z.object({
  /** `<sheetId>:<taskId>` */
  id: z.string(),
  sheetId: idShape,
  taskId: idShape,
  /** That of its task. */
  planId: idShape,
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  /** The revision on which it was set, 0 = none is known. */
  revisionId: z.int(),
  /** Parts of that (`SHEET_PARTS`) from its left and from its top. */
  x: z.int(),
  y: z.int(),
  /** By which people call it on this sheet, from 1. */
  number: z.int(),
  /** Who set it. */
  userId: idShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type Pin = z.infer<typeof pinShape>;

export const pinEntity = defineEntity({
  name: "pin",
  table: "pins",
  frame: "sheet",
  since: 21,
  shapeVersion: 3,
  added: { privateTo: 0, revisionId: 0 },
  shape: pinShape,
  birth: "computed",
  scope: scopeInPlan,
  lists: ["sheetId", "taskId"],
  parent: { entity: "task", field: "taskId", shares: ["planId", "privateTo"] },
  indexes: ["scope", "sheetId", "taskId"],
});
