import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** Messages of which one person is reminded at most: those that wait, and those that came and were not put away. */
export const MESSAGE_REMINDERS_MAX = 200;

/** That a person wants to hear of a message again. Ids and no words; theirs alone. */
export const messageReminderShape = z.object({
  /** `<msgId>:<userId>`: another time for the same message takes the place of the one before. */
  id: z.string(),
  msgId: idShape,
  dialogId: idShape,
  userId: idShape,
  /** The plan in which the message stood when it was told, 0 = none, or it waits. */
  planId: z.int(),
  /** Epoch ms. */
  time: timeShape,
  /** When it was told, 0 = it waits. */
  toldTime: timeShape,
});
export type MessageReminder = z.infer<typeof messageReminderShape>;

export const messageReminderEntity = defineEntity({
  name: "messageReminder",
  table: "message_reminders",
  frame: "dialog",
  since: 24,
  shape: messageReminderShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: ["userId"],
  indexes: ["dialogId"],
  parent: { entity: "dialog", field: "dialogId", apart: true },
  notices: (before, { userId, msgId, dialogId, planId, toldTime }) =>
    toldTime > (before?.toldTime ?? 0)
      ? [{ userId, kind: "messageReminder", planId, dialogId, msgId }]
      : [],
});
