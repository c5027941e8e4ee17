import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { dialogToWriteIn } from "../dialog/can-write-in-dialog.ts";
import { MESSAGE_TEXT_MAX } from "../limits.ts";
import { idOf, newIdOf } from "../reference.ts";
import { longTextShape } from "../shape.ts";
import { answeredIn, countAnswer } from "./answered.ts";
import { refuseDepth } from "./markdown-depth.ts";
import { messageShape } from "./message.ts";
import { postMessageChanges } from "./post-message.ts";

export const messageTextShape = longTextShape(MESSAGE_TEXT_MAX).check(
  z.refine((text) => text.trim().length > 0),
);

/** `dialog/msg/sendtext`: a text or markdown message, on its own or as an answer. */
export const sendText = defineCommand({
  name: "message.sendText",
  path: "/api/dialog/msg/sendtext",
  arguments: z.object({
    id: z.optional(newIdOf("message")),
    dialogId: idOf("dialog"),
    text: messageTextShape,
    /** "md" = markdown. */
    textType: z.optional(z.enum(["text", "md"])),
    replyId: z.optional(idOf("message")),
  }),
  reply: messageShape,
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  words: { text: "text" },
  *decide(args, actor) {
    const found = yield* dialogToWriteIn(args.dialogId, actor, args);
    if (!found.ok) return refused(found.refusal);
    const type = args.textType ?? "text";
    const tooDeep = refuseDepth(args.text, type);
    if (tooDeep) return refused(tooDeep);
    const reply = yield* answeredIn(args.dialogId, args.replyId);
    if (!reply.ok) return refused(reply.refusal);
    const { message, changes } = yield* postMessageChanges(
      found.value,
      { id: args.id ?? 0, msg: { text: args.text, type }, replyId: reply.answered?.id ?? 0 },
      actor,
    );
    return applied([...changes, ...countAnswer(reply.answered)], message);
  },
});
