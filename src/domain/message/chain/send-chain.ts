import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { dialogToWriteIn } from "../../dialog/can-write-in-dialog.ts";
import { CHAIN_TEXT_MAX } from "../../limits.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { textShape } from "../../shape.ts";
import { messageShape } from "../message.ts";
import { postMessageChanges } from "../post-message.ts";

/** `dialog/msg/sendwordchain`: begins a list that everybody in the chat can join. */
export const sendChain = defineCommand({
  name: "message.sendChain",
  path: "/api/dialog/msg/sendwordchain",
  arguments: z.object({
    id: z.optional(newIdOf("message")),
    dialogId: idOf("dialog"),
    /** What it is about. */
    text: textShape(1, CHAIN_TEXT_MAX),
  }),
  reply: messageShape,
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  words: { text: "text" },
  *decide({ id = 0, dialogId, text }, actor) {
    const found = yield* dialogToWriteIn(dialogId, actor, { text });
    if (!found.ok) return refused(found.refusal);
    const msg = { type: "word-chain" as const, text, list: [] };
    const post = { id, msg, replyId: 0 };
    const { message, changes } = yield* postMessageChanges(found.value, post, actor);
    return applied(changes, message);
  },
});
