import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** That a person has marked a form to find it first, on all of their devices: theirs alone. */
export const formFavouriteShape = z.object({
  /** `<formId>:<userId>` */
  id: z.string(),
  formId: idShape,
  userId: idShape,
  createTime: timeShape,
});

export const formFavouriteEntity = defineEntity({
  name: "formFavourite",
  table: "form_favourites",
  frame: "form",
  since: 31,
  shape: formFavouriteShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
  indexes: ["formId"],
  parent: { entity: "form", field: "formId", apart: true },
});
