import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { dialogToWriteIn } from "../dialog/can-write-in-dialog.ts";
import { announcedFields } from "../file/announced-file.ts";
import { extensionOf } from "../file/file-extension.ts";
import { isSentAsImage } from "../file/file-kind.ts";
import { fileShape } from "../file/file.ts";
import { newFile } from "../file/new-file.ts";
import { MESSAGE_TEXT_MAX, THUMB_MAX } from "../limits.ts";
import { idOf, newIdOf } from "../reference.ts";
import { longTextShape } from "../shape.ts";
import { answeredIn, countAnswer } from "./answered.ts";
import { messageShape } from "./message.ts";
import { postMessageChanges } from "./post-message.ts";
import { isVoice, voiceFacts } from "./voice/voice-facts.ts";

/** A JPEG as Base64: it begins with what every JPEG begins with. */
const thumbShape = z
  .string()
  .check(z.maxLength(THUMB_MAX), z.regex(/^(\/9j\/[A-Za-z0-9+/]+={0,2})?$/));

/**
 * `dialog/msg/sendfile`: a message that brings a file. The message is there at once; the content follows by
 * `file/chunk` and `file/merge`, and the file's row says when it has come.
 */
export const sendFile = defineCommand({
  name: "message.sendFile",
  path: "/api/dialog/msg/sendfile",
  arguments: z.object({
    id: z.optional(newIdOf("message")),
    fileId: z.optional(newIdOf("file")),
    dialogId: idOf("dialog"),
    ...announcedFields,
    /** A small JPEG of what can be seen, as Base64. */
    thumb: z.optional(thumbShape),
    ...voiceFacts,
    /** What is said to it. */
    text: z.optional(longTextShape(MESSAGE_TEXT_MAX)),
    replyId: z.optional(idOf("message")),
  }),
  reply: z.object({ message: messageShape, file: fileShape }),
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId(), fileId: args.fileId ?? nextId() }),
  minted: (args) => [args.id, args.fileId],
  words: { text: "text", name: "text" },
  *decide(args, actor) {
    const found = yield* dialogToWriteIn(args.dialogId, actor, args);
    if (!found.ok) return refused(found.refusal);
    const reply = yield* answeredIn(args.dialogId, args.replyId);
    if (!reply.ok) return refused(reply.refusal);
    const { dialog } = found.value;
    const { name, size, md5, width = 0, height = 0, thumb = "", text = "" } = args;
    const ext = extensionOf(name);
    const id = args.id ?? 0;
    const fileId = args.fileId ?? 0;
    const { duration, levels = [] } = args;
    const seen = { name, ext, size, width, height, thumb };
    const said = {
      text: text.trim(),
      fileId,
      ...seen,
      ...(isVoice(ext, duration)
        ? { type: "record" as const, duration, levels }
        : { type: isSentAsImage(seen) ? ("img" as const) : ("file" as const) }),
    };
    const { message, changes } = yield* postMessageChanges(
      found.value,
      { id, msg: said, replyId: reply.answered?.id ?? 0 },
      actor,
    );
    const place = {
      planId: dialog.planId,
      privateTo: dialog.privateTo,
      dialogId: dialog.id,
      taskId: dialog.groupType === "task" ? dialog.linkId : 0,
      messageId: id,
    };
    const told = { id: fileId, userId: actor.userId, name, size, md5, width, height };
    const file = newFile(told, actor.now, place);
    const added: Change = { entity: "file", action: "add", put: file };
    return applied([...changes, added, ...countAnswer(reply.answered)], { message, file });
  },
});
