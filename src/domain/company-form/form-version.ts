import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/**
 * What a form asks for, as it was at a time: another definition is another version. Records stay with theirs, so a version
 * that was published never goes before its form does.
 */
export const formVersionShape = z.object({
  id: idShape,
  formId: idShape,
  /** Counts from 1. */
  number: z.int(),
  /** The JSON of the definition (seed 001 section 3). */
  definition: z.string(),
  /** The IANA zone by whose clock days begin, for all who fill it in. */
  timeZone: z.string(),
  /** Epoch ms at which it was first published, 0 = it is a draft. */
  publishTime: timeShape,
  createUserId: idShape,
  createTime: timeShape,
});
export type FormVersion = z.infer<typeof formVersionShape>;

export const formVersionEntity = defineEntity({
  name: "formVersion",
  table: "form_versions",
  frame: "form",
  since: 13,
  shape: formVersionShape,
  birth: "own",
  scope: () => companyScope,
  lists: ["formId"],
  indexes: ["formId"],
  parent: { entity: "form", field: "formId" },
  portion: 10,
});
