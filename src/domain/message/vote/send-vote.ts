import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { dialogToWriteIn } from "../../dialog/can-write-in-dialog.ts";
import {
  VOTE_OPTION_MAX,
  VOTE_OPTIONS_MAX,
  VOTE_OPTIONS_MIN,
  VOTE_TEXT_MAX,
} from "../../limits.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { flagShape, textShape } from "../../shape.ts";
import { messageShape } from "../message.ts";
import { postMessageChanges } from "../post-message.ts";

/** `dialog/msg/sendvote`: asks the chat to choose. */
export const sendVote = defineCommand({
  name: "message.sendVote",
  path: "/api/dialog/msg/sendvote",
  arguments: z.object({
    id: z.optional(newIdOf("message")),
    dialogId: idOf("dialog"),
    /** The question. */
    text: textShape(1, VOTE_TEXT_MAX),
    /** What can be chosen. */
    list: z
      .array(textShape(1, VOTE_OPTION_MAX))
      .check(z.minLength(VOTE_OPTIONS_MIN), z.maxLength(VOTE_OPTIONS_MAX)),
    /** 1 = several can be chosen. */
    multiple: z.optional(flagShape),
    /** 1 = nobody learns who chose what. */
    anonymous: z.optional(flagShape),
  }),
  reply: messageShape,
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  words: { text: "text" },
  *decide({ id = 0, dialogId, text, list, multiple = 0, anonymous = 0 }, actor) {
    const found = yield* dialogToWriteIn(dialogId, actor, { text });
    if (!found.ok) return refused(found.refusal);
    const options = list.map((words, place) => ({
      id: place + 1,
      text: words,
      num: 0,
      userIds: [],
    }));
    const rules = { multiple, anonymous, state: 1 as const, voters: 0 };
    const msg = { type: "vote" as const, text, ...rules, list: options };
    const post = { id, msg, replyId: 0 };
    const { message, changes } = yield* postMessageChanges(found.value, post, actor);
    return applied(changes, message);
  },
});
