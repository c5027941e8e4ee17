import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../../command.ts";
import { dialogToWriteIn } from "../../dialog/can-write-in-dialog.ts";
import { refuseUnarrived } from "../../file/arrival.ts";
import { get } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { flagShape } from "../../shape.ts";
import { messageOfMember } from "../can-use-message.ts";
import { fileBodyOf } from "../message-body.ts";
import { messageShape } from "../message.ts";
import { postMessageChanges } from "../post-message.ts";
import { fileThere } from "./file-there.ts";
import { forwardDataOf, isForwardable } from "./forwarded.ts";
import { asWhole } from "../stream/write-stream.ts";

/**
 * `dialog/msg/forward`: says in a chat what was said in another one that the caller reads, and calls nobody by it. A
 * file comes along as one of its own there, with the content that has come already.
 */
export const forwardMessage = defineCommand({
  name: "message.forward",
  path: "/api/dialog/msg/forward",
  arguments: z.object({
    id: z.optional(newIdOf("message")),
    fileId: z.optional(newIdOf("file")),
    /** Where it goes. */
    dialogId: idOf("dialog"),
    /** What is forwarded. */
    msgId: idOf("message"),
    /** 1 = the author is named there (the usual), 0 = not. */
    show: z.optional(flagShape),
  }),
  reply: messageShape,
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId(), fileId: args.fileId ?? nextId() }),
  minted: (args) => [args.id, args.fileId],
  *decide({ id = 0, fileId = 0, dialogId, msgId, show = 1 }, actor) {
    const place = yield* dialogToWriteIn(dialogId, actor);
    if (!place.ok) return refused(place.refusal);
    const found = yield* messageOfMember(msgId, actor);
    if (!found.ok) return refused(found.refusal);
    const { message: original } = found.value;
    if (!isForwardable(original)) return refused(parameterError("message.notForwardable"));
    const forward = forwardDataOf(original, show);
    const body = fileBodyOf(original);
    const content = body && (yield* get("file", body.fileId));
    if (body && !content) return refused(parameterError("file.gone"));
    // What has not come could not say later that it has, in every chat in which it stands by then.
    const unarrived = content && refuseUnarrived(content);
    if (unarrived) return refused(unarrived);
    const msg = { ...asWhole(original.msg), ...(body && { fileId }), forward };
    const post = { id, msg, replyId: 0 };
    const { message, changes } = yield* postMessageChanges(place.value, post, actor);
    const added: Change[] = content
      ? [
          {
            entity: "file",
            action: "add",
            put: fileThere(content, place.value.dialog, { id, fileId }, actor),
          },
        ]
      : [];
    return applied([...changes, ...added], message);
  },
});
