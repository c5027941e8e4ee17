import * as z from "zod/mini";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import { messageShape } from "#domain/message/message.ts";
import { idOf } from "#domain/reference.ts";
import { longTextShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";

/** Where a message is listened to while it is written, as server-sent events: append, replace and done. */
export const STREAM_PATH = "/api/dialog/msg/stream/{msgId}";

/** A bot begins a message in markdown and goes on writing it with `bot.stream`. */
export const beginStream = defineCall({
  name: "bot.streamBegin",
  method: "POST",
  path: "/api/bot/stream/begin",
  access: "member",
  perMinute: 60,
  body: z.object({
    dialogId: idOf("dialog"),
    text: z.optional(longTextShape(MESSAGE_TEXT_MAX)),
    replyId: z.optional(idOf("message")),
  }),
  reply: messageShape,
});

/**
 * What comes next: added at the end, in the place of all there is, or with `done` the end, where `text` may say once more
 * what all of it is. A message whose bot says nothing for half a minute ends by itself with what it has.
 */
export const writeStream = defineCall({
  name: "bot.stream",
  method: "POST",
  path: "/api/bot/stream",
  access: "member",
  body: z.object({
    msgId: idOf("message"),
    action: z.enum(["append", "replace", "done"]),
    text: z.optional(longTextShape(MESSAGE_TEXT_MAX)),
  }),
  reply: z.object({ id: idOf("message"), length: z.int() }),
});

/** An address at which whoever may read the message listens to it, for a minute. */
export const openStream = defineCall({
  name: "message.stream",
  method: "POST",
  path: "/api/dialog/msg/stream",
  access: "member",
  perMinute: 120,
  body: z.object({ msgId: idOf("message") }),
  reply: z.object({ streamUrl: z.string() }),
});
