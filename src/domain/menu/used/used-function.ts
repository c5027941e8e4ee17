import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/**
 * That a person uses an entry of the menu most, and finds it first on all of their devices: theirs alone (seed 000 section 6,
 * project-workbench/commonly-used-function). Of one that leads to a form the form is marked instead.
 */
const commonFunctionShape = z.object({
  /** `<menuItemId>:<userId>` */
  id: z.string(),
  menuItemId: idShape,
  userId: idShape,
  createTime: timeShape,
});

export const commonFunctionEntity = defineEntity({
  name: "commonFunction",
  table: "common_functions",
  frame: "menu",
  since: 32,
  shape: commonFunctionShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
  indexes: ["menuItemId"],
  parent: { entity: "menuItem", field: "menuItemId", apart: true },
});
