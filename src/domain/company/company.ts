import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { companyScope } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** The company that runs this server: one row. */
export const companyShape = z.object({
  id: idShape,
  /** Name shown on sign-in and in the window title. */
  name: z.string(),
  /** Language of the company's own texts, such as the columns of new plans. */
  language: z.string(),
  /** Its picture as `data:` address, shown in the rail and to whoever is not signed in; "" = none. */
  logo: z.string(),
  createTime: timeShape,
});

export type Company = z.infer<typeof companyShape>;

export const companyEntity = defineEntity({
  name: "company",
  table: "companies",
  frame: "company",
  since: 1,
  shapeVersion: 2,
  added: { logo: "" },
  shape: companyShape,
  birth: "server",
  scope: () => companyScope,
  lists: [],
});
