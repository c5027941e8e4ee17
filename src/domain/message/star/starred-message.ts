import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** Messages that one person has starred at most. */
export const STARRED_MESSAGES_MAX = 500;

/** A message that a person keeps in view for themselves: nobody else learns of it. It says enough to be listed where the message is not. */
export const starredMessageShape = z.object({
  /** `<msgId>:<userId>` */
  id: z.string(),
  msgId: idShape,
  dialogId: idShape,
  /** Whose star it is. */
  userId: idShape,
  /** Who wrote the message. */
  authorId: idShape,
  mtype: z.string(),
  /** How the message began when it was starred. */
  preview: z.string(),
  /** When it was written, epoch ms. */
  createTime: timeShape,
  /** When it was starred, epoch ms. */
  starTime: timeShape,
});
export type StarredMessage = z.infer<typeof starredMessageShape>;

export const starredMessageEntity = defineEntity({
  name: "starredMessage",
  table: "starred_messages",
  frame: "dialog",
  since: 34,
  shape: starredMessageShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: ["userId"],
  indexes: ["dialogId"],
  parent: { entity: "dialog", field: "dialogId", apart: true },
});
