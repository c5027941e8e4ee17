import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { recordScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** What somebody filled into a form. It stays with the version that it was filled into. */
export const recordShape = z.object({
  id: idShape,
  formId: idShape,
  versionId: idShape,
  /** By these words it is known: its number, or what was written first. */
  title: z.string(),
  /** The JSON of its values, by the names of the fields. */
  values: z.string(),
  createUserId: idShape,
  updateUserId: idShape,
  createTime: timeShape,
  updateTime: timeShape,
  /** Who filled it in by a link of whoever made it: their name, "-" = they gave none, "" = nobody came by a link. */
  visitor: z.string(),
});
export type Record = z.infer<typeof recordShape>;

export const recordEntity = defineEntity({
  name: "record",
  table: "records",
  frame: "record",
  since: 13,
  shapeVersion: 2,
  added: { visitor: "" },
  shape: recordShape,
  birth: "own",
  title: ({ title }) => title,
  scope: ({ id }) => recordScope(id),
  lists: ["formId"],
  indexes: ["scope", "formId"],
  portion: 100,
});
