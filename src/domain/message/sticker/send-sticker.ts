import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { dialogToWriteIn } from "../../dialog/can-write-in-dialog.ts";
import { nameShape } from "../../name.ts";
import { get, type Reading } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { ownStickers } from "../../sticker/own-stickers.ts";
import { stickerKeyOf } from "../../sticker/sticker-key.ts";
import { STICKER_NAME_MAX } from "../../sticker/sticker-limits.ts";
import { usedStickerChanges } from "../../sticker/used-sticker.ts";
import { answeredIn, countAnswer } from "../answered.ts";
import type { StickerBody } from "../body/sticker-body.ts";
import { messageShape } from "../message.ts";
import { postMessageChanges } from "../post-message.ts";

const stickerFields = z.object({
  /** Which of ours. */
  sticker: z.optional(z.enum(ownStickers)),
  /** Of ours: what it is called in the sender's language. */
  name: z.optional(nameShape(1, STICKER_NAME_MAX)),
  /** Or which of the company's. */
  stickerId: z.optional(idOf("sticker")),
});

/** `dialog/msg/sendsticker`: a sticker of ours or of the company's, on its own or as an answer. */
export const sendSticker = defineCommand({
  name: "message.sendSticker",
  path: "/api/dialog/msg/sendsticker",
  arguments: z.object({
    id: z.optional(newIdOf("message")),
    dialogId: idOf("dialog"),
    ...stickerFields.shape,
    replyId: z.optional(idOf("message")),
  }),
  reply: messageShape,
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  writesOwn: true,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  *decide(args, actor) {
    const found = yield* dialogToWriteIn(args.dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const msg = yield* bodyOf(args);
    if (!msg) return refused(parameterError("sticker.gone"));
    const reply = yield* answeredIn(args.dialogId, args.replyId);
    if (!reply.ok) return refused(reply.refusal);
    const post = { id: args.id ?? 0, msg, replyId: reply.answered?.id ?? 0 };
    const { message, changes } = yield* postMessageChanges(found.value, post, actor);
    const used = yield* usedStickerChanges(stickerKeyOf(msg), actor.userId, actor.now);
    return applied([...changes, ...countAnswer(reply.answered), ...used], message);
  },
});

/** What the message says; undefined where nobody can send that sticker. */
function* bodyOf({
  sticker,
  name,
  stickerId,
}: z.infer<typeof stickerFields>): Reading<StickerBody | undefined> {
  if (sticker) return { type: "sticker", text: name ?? sticker, sticker, stickerId: 0 };
  const found = stickerId ? yield* get("sticker", stickerId) : undefined;
  if (!found || found.removeTime > 0) return undefined;
  return { type: "sticker", text: found.name, sticker: "", stickerId: found.id };
}
