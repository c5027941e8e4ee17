import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { dialogOfMember } from "../dialog/can-use-dialog.ts";
import { MESSAGE_TEXT_MAX } from "../limits.ts";
import { get } from "../reading.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { longTextShape } from "../shape.ts";
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
    const found = yield* dialogOfMember(args.dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const type = args.textType ?? "text";
    const tooDeep = refuseDepth(args.text, type);
    if (tooDeep) return refused(tooDeep);
    const answered = args.replyId ? yield* get("message", args.replyId) : undefined;
    if (answered && answered.dialogId !== args.dialogId)
      return refused(parameterError("message.gone"));
    const { message, changes } = yield* postMessageChanges(
      found.value,
      {
        id: args.id ?? 0,
        text: args.text,
        type,
        replyId: answered?.id ?? 0,
      },
      actor,
    );
    const counted: Change[] = answered
      ? [
          {
            entity: "message",
            action: "update",
            put: { ...answered, replyNum: answered.replyNum + 1 },
          },
        ]
      : [];
    return applied([...changes, ...counted], message);
  },
});
