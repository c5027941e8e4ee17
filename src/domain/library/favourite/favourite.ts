import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/**
 * That a person has marked a folder or file of the library to find it again, on all of their devices. Theirs alone: it
 * stays while they cannot see the thing, and is there again once they can.
 */
export const favouriteShape = z.object({
  /** `<itemId>:<userId>` */
  id: z.string(),
  itemId: idShape,
  userId: idShape,
  createTime: timeShape,
});

export const favouriteEntity = defineEntity({
  name: "favourite",
  table: "favourites",
  frame: "file",
  since: 23,
  shape: favouriteShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
  indexes: ["itemId"],
  parent: { entity: "libraryItem", field: "itemId", apart: true },
});
