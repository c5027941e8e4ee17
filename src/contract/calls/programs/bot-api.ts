import * as z from "zod/mini";
import { dialogShape } from "#domain/dialog/dialog.ts";
import { messageShape } from "#domain/message/message.ts";
import { setEmoji } from "#domain/message/set-emoji.ts";
import { BOT_UPDATES_MAX, BOT_WAIT_MAX } from "#domain/user/bot-limits.ts";
import { idOf } from "#domain/reference.ts";
import { countShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";

const { id, type, groupType, planId, linkId, name } = dialogShape.shape;

/** The chats in which the caller takes part, without what is said in them. */
export const listBotDialogs = defineCall({
  name: "bot.dialogs",
  method: "POST",
  path: "/api/bot/dialogs",
  access: "member",
  perMinute: 120,
  body: z.object({}),
  reply: z.array(
    z.object({
      id,
      type,
      groupType,
      planId,
      linkId,
      name,
      /** Whether it is told of all that is written there, or only of what calls or answers it. */
      readsAll: z.boolean(),
    }),
  ),
});

/**
 * What was written to a bot since `after`, the oldest first: all in a chat of two, elsewhere what mentions it, what answers it,
 * and in groups that let it read along all of it. Nothing of its own, nor of other bots. Without `after` nothing, but the number
 * from which to ask on. It is answered as soon as there is something, after `wait` seconds at the latest. A message comes again
 * when it was edited, reacted to or withdrawn: known by its id.
 */
export const getBotUpdates = defineCall({
  name: "bot.updates",
  method: "POST",
  path: "/api/bot/updates",
  access: "member",
  perMinute: 240,
  body: z.object({
    after: z.optional(countShape),
    wait: z.optional(z.int().check(z.nonnegative(), z.maximum(BOT_WAIT_MAX))),
    take: z.optional(z.int().check(z.positive(), z.maximum(BOT_UPDATES_MAX))),
  }),
  reply: z.object({
    updates: z.array(
      z.object({
        /** "add" = new; "update" = changed; "delete" = withdrawn. */
        action: z.string(),
        message: messageShape,
      }),
    ),
    /** What to ask with as `after` next. */
    next: z.int(),
  }),
});

/** A reaction to a message that was written to the bot, or that it wrote itself. */
export const reactAsBot = defineCall({
  name: "bot.react",
  method: "POST",
  path: "/api/bot/react",
  access: "member",
  perMinute: 120,
  body: setEmoji.arguments,
  reply: z.object({ id: idOf("message") }),
});
