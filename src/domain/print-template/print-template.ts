import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** How the records of a form come out of the printer; kept beside its versions, so that a paper can be mended without another one. */
export const printTemplateShape = z.object({
  id: idShape,
  formId: idShape,
  name: z.string(),
  /** Sanitised HTML with places that are filled in, such as `{amount}` (forms-approvals 3). */
  html: z.string(),
  /** Counts from 1; whoever changes it says which one they had read. */
  revision: z.int(),
  createTime: timeShape,
  updateTime: timeShape,
});
export type PrintTemplate = z.infer<typeof printTemplateShape>;

export const printTemplateEntity = defineEntity({
  name: "printTemplate",
  table: "print_templates",
  frame: "form",
  since: 26,
  shape: printTemplateShape,
  birth: "own",
  title: ({ name }) => name,
  scope: () => companyScope,
  lists: ["formId"],
  indexes: ["formId"],
  parent: { entity: "form", field: "formId" },
  // Each is long.
  portion: 10,
});
