import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";
import { calloutShape } from "./callout.ts";
import { AS_IT_LIES, sheetFitShape } from "./fit/sheet-fit.ts";

/** What is drawn on a sheet from one day on: a page of a PDF, or a picture. */
export const sheetRevisionShape = z.object({
  id: idShape,
  sheetId: idShape,
  /** That of its sheet. */
  planId: idShape,
  /** What it is called: "D". */
  code: z.string(),
  /** The day that stands on it, epoch ms, 0 = none does. */
  date: timeShape,
  /** What holds it, and which page of that, from 1; a picture has one. */
  fileId: idShape,
  page: z.int(),
  /** Points or pixels of the page as it lies. */
  width: z.int(),
  height: z.int(),
  /** Numbers of sheets that are written on it, and where. */
  callouts: z.array(calloutShape),
  /** How places of its sheet lie on it. */
  fit: sheetFitShape,
  /** Who brought it. */
  userId: idShape,
  createTime: timeShape,
});
export type SheetRevision = z.infer<typeof sheetRevisionShape>;

export const sheetRevisionEntity = defineEntity({
  name: "sheetRevision",
  table: "sheet_revisions",
  frame: "sheet",
  since: 21,
  reindexed: 30,
  shapeVersion: 3,
  added: { callouts: [], fit: AS_IT_LIES },
  shape: sheetRevisionShape,
  birth: "own",
  title: ({ code }) => code,
  scope: (row) => planScope(row.planId),
  lists: ["sheetId", "fileId"],
  parent: { entity: "sheet", field: "sheetId" },
  indexes: ["scope", "sheetId", "fileId"],
});
