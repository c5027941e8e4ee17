import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";
import { contentShape } from "./plan-template-content.ts";

/** A plan that somebody keeps for others like it: everybody in the company may begin one with it. */
export const planTemplateShape = z.object({
  id: idShape,
  companyId: idShape,
  name: z.string(),
  desc: z.string(),
  /** Who made it. */
  userId: idShape,
  content: contentShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type PlanTemplate = z.infer<typeof planTemplateShape>;

export const planTemplateEntity = defineEntity({
  name: "planTemplate",
  table: "plan_templates",
  frame: "company",
  since: 21,
  shapeVersion: 5,
  shape: planTemplateShape,
  birth: "own",
  title: ({ name }) => name,
  scope: () => companyScope,
  lists: ["companyId"],
  // Each is long.
  portion: 10,
});
