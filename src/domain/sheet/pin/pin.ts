import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { planScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** Where on a sheet a task is. A task has one place on a sheet, and may be on several. */
export const pinShape = z.object({
  /** `<sheetId>:<taskId>` */
  id: z.string(),
  sheetId: idShape,
  taskId: idShape,
  /** That of its task. */
  planId: idShape,
  /** Parts of the sheet (`SHEET_PARTS`) from its left and from its top. */
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
  shape: pinShape,
  birth: "computed",
  scope: (row) => planScope(row.planId),
  lists: ["sheetId", "taskId"],
  parent: { entity: "task", field: "taskId", shares: "planId" },
  indexes: ["scope", "sheetId", "taskId"],
});
