import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { dialogToWriteIn } from "../../dialog/can-write-in-dialog.ts";
import { list } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { givenTimeShape } from "../../shape.ts";
import { answeredIn } from "../answered.ts";
import { refuseDepth } from "../markdown-depth.ts";
import { messageTextShape } from "../send-text.ts";
import { SCHEDULED_MAX, scheduledMessageShape } from "./scheduled-message.ts";

/** `dialog/msg/schedule`: words that the server sends at a time, as if their writer had; at once where it has passed. */
export const scheduleMessage = defineCommand({
  name: "message.schedule",
  path: "/api/dialog/msg/schedule",
  arguments: z.object({
    id: z.optional(newIdOf("scheduledMessage")),
    dialogId: idOf("dialog"),
    text: messageTextShape,
    /** "md" = markdown. */
    textType: z.optional(z.enum(["text", "md"])),
    replyId: z.optional(idOf("message")),
    /** Epoch ms. */
    time: givenTimeShape,
  }),
  reply: scheduledMessageShape,
  lane: (_args, actor) => userScope(actor.userId),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  words: { text: "text" },
  *decide({ id = 0, dialogId, text, textType = "text", replyId, time }, actor) {
    const { userId, now: createTime } = actor;
    const found = yield* dialogToWriteIn(dialogId, actor, { text, later: true });
    if (!found.ok) return refused(found.refusal);
    const tooDeep = refuseDepth(text, textType);
    if (tooDeep) return refused(tooDeep);
    const reply = yield* answeredIn(dialogId, replyId);
    if (!reply.ok) return refused(reply.refusal);
    const standing = yield* list("scheduledMessage", { userId });
    if (standing.length >= SCHEDULED_MAX) {
      return refused(parameterError("message.scheduledMax", { count: SCHEDULED_MAX }));
    }
    const words = { text, textType, replyId: reply.answered?.id ?? 0 };
    const put = { id, dialogId, userId, ...words, time, sendingTime: 0, failed: "", createTime };
    return applied([{ entity: "scheduledMessage", action: "add", put }], put);
  },
});
