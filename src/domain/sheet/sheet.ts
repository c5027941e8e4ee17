import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** Whose drawing it is, in the order of a register. */
export const DISCIPLINES = [
  "architecture",
  "structure",
  "civil",
  "mechanical",
  "electrical",
  "plumbing",
  "fire",
  "interior",
  "landscape",
  "other",
] as const;
export type Discipline = (typeof DISCIPLINES)[number];
export const disciplineShape = z.enum(DISCIPLINES);

/** A sheet of the register of drawings of a plan. What is drawn on it are its revisions. */
export const sheetShape = z.object({
  id: idShape,
  planId: idShape,
  /** By which people know it: "A-207"; of those that were not removed one in a plan has it. */
  number: z.string(),
  title: z.string(),
  discipline: disciplineShape,
  /** The revision that holds now. */
  revisionId: idShape,
  /** Millimetres that the whole width of the sheet stands for, 0 = nobody has set the scale. */
  widthMm: z.int(),
  /** The number of the newest pin; none is given twice. */
  lastPin: z.int(),
  /** Who brought it. */
  userId: idShape,
  createTime: timeShape,
  updateTime: timeShape,
  /** Epoch ms at which it was removed, 0 = it was not. */
  removedTime: timeShape,
});
export type Sheet = z.infer<typeof sheetShape>;

export const sheetEntity = defineEntity({
  name: "sheet",
  table: "sheets",
  frame: "sheet",
  since: 21,
  shape: sheetShape,
  birth: "own",
  title: ({ number, title }) => `${number} ${title}`.trim(),
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope"],
});
