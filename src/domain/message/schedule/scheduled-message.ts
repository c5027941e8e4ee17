import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { MESSAGE_TEXT_MAX } from "../../limits.ts";
import { userScope } from "../../scope.ts";
import { idShape, longTextShape, timeShape } from "../../shape.ts";

/** Messages that wait for their time, of one person. */
export const SCHEDULED_MAX = 100;

/** What a person has written to be sent later. Theirs alone until it is sent; it outlives their place in the chat. */
export const scheduledMessageShape = z.object({
  id: idShape,
  dialogId: idShape,
  userId: idShape,
  text: longTextShape(MESSAGE_TEXT_MAX),
  textType: z.enum(["text", "md"]),
  /** The message it answers, 0 = none. */
  replyId: z.int(),
  /** Epoch ms at which it is to be sent. */
  time: timeShape,
  /** When the server began to send it, 0 = it waits. */
  sendingTime: timeShape,
  /** Why it could not be sent: the key of a refusal; "" = it waits. */
  failed: z.string(),
  createTime: timeShape,
});
export type ScheduledMessage = z.infer<typeof scheduledMessageShape>;

export const scheduledMessageEntity = defineEntity({
  name: "scheduledMessage",
  table: "scheduled_messages",
  frame: "user",
  since: 24,
  shape: scheduledMessageShape,
  birth: "own",
  title: ({ text }) => text,
  scope: (row) => userScope(row.userId),
  lists: ["userId"],
  indexes: ["dialogId"],
});
