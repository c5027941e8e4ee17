import * as z from "zod/mini";
import { MESSAGE_PAGE, SEARCH_KEY_MAX } from "#domain/limits.ts";
import { idOf } from "#domain/reference.ts";
import { ANSWERED_A_MINUTE } from "#domain/search/search-pace.ts";
import { givenTimeShape, idShape, timeShape } from "#domain/shape.ts";
import { soughtKinds } from "#domain/message/sought-kind.ts";
import { defineCall } from "../call.ts";

/**
 * Messages that hold all words of `key`, newest first: in the caller's dialogs, or in one of them. Simplified and
 * traditional characters are the same. For what a browser no longer keeps.
 */
export const searchMessages = defineCall({
  name: "message.search",
  isCostly: true,
  method: "POST",
  path: "/api/dialog/msg/search",
  access: "member",
  body: z.object({
    /** Left out: everything that fits the rest. */
    key: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(SEARCH_KEY_MAX))),
    dialogId: z.optional(idOf("dialog")),
    /** Only messages in the chats of this plan and of its tasks. */
    planId: z.optional(idOf("plan")),
    /** Only messages of this person. */
    userId: z.optional(idOf("user")),
    /** Only messages of this kind. */
    kind: z.optional(z.enum(soughtKinds)),
    /** Only messages from this moment on, epoch ms. */
    from: z.optional(givenTimeShape),
    /** Only messages before this moment, epoch ms. */
    to: z.optional(givenTimeShape),
    /** Only what stands before this message of `dialogId`: where an answer went on (`next`). */
    prevId: z.optional(idOf("message")),
    take: z.optional(z.int().check(z.positive(), z.maximum(MESSAGE_PAGE))),
  }),
  reply: z.object({
    list: z.array(
      z.object({
        id: idShape,
        dialogId: idOf("dialog"),
        planId: z.int(),
        userId: idOf("user"),
        text: z.string(),
        createTime: timeShape,
      }),
    ),
    /** Whether there are more that fit, or some so old that they were not looked at. */
    more: z.boolean(),
    /** In one dialog: the message behind which the answer goes on (`prevId`); left out = there is no more. */
    next: z.optional(idShape),
  }),
  // It reads much and is asked while somebody types.
  perMinute: ANSWERED_A_MINUTE,
});

/** The first message of a dialog that was written at a moment or after it, or its newest; 0 = there is none. */
export const findMessageAt = defineCall({
  name: "message.at",
  isCostly: true,
  method: "POST",
  path: "/api/dialog/msg/at",
  access: "member",
  body: z.object({
    dialogId: idOf("dialog"),
    /** Epoch ms. */
    time: givenTimeShape,
  }),
  reply: z.object({ id: z.int() }),
  // It may read through a long chat.
  perMinute: 60,
});
