import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** That a person has heard a voice message, on all of their devices: the seed's `dot` is gone then. Theirs alone. */
export const heardMessageShape = z.object({
  /** `<msgId>:<userId>` */
  id: z.string(),
  msgId: idShape,
  dialogId: idShape,
  userId: idShape,
  /** Epoch ms. */
  time: timeShape,
});
export type HeardMessage = z.infer<typeof heardMessageShape>;

export const heardMessageEntity = defineEntity({
  name: "heardMessage",
  table: "heard_messages",
  frame: "dialog",
  since: 18,
  shape: heardMessageShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
  indexes: ["dialogId"],
  parent: { entity: "dialog", field: "dialogId", apart: true },
});
