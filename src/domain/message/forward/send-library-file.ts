import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { dialogToWriteIn } from "../../dialog/can-write-in-dialog.ts";
import { refuseUnarrived } from "../../file/arrival.ts";
import { isSentAsImage } from "../../file/file-kind.ts";
import { fileShape } from "../../file/file.ts";
import { itemInReach } from "../../library/can-use-library.ts";
import { isInTrash } from "../../library/library-tree.ts";
import { get } from "../../reading.ts";
import { idOf, newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { messageShape } from "../message.ts";
import { postMessageChanges } from "../post-message.ts";
import { fileThere } from "./file-there.ts";

/**
 * `dialog/msg/sendfileid`: says in a chat a file of the library that the caller may read, as it stands now. Nothing is uploaded:
 * it is one of its own there, with the content that has come already, and stays when the one of the library goes.
 */
export const sendLibraryFile = defineCommand({
  name: "message.sendLibraryFile",
  path: "/api/dialog/msg/sendfileid",
  arguments: z.object({
    id: z.optional(newIdOf("message")),
    fileId: z.optional(newIdOf("file")),
    dialogId: idOf("dialog"),
    itemId: idOf("libraryItem"),
  }),
  reply: z.object({ message: messageShape, file: fileShape }),
  lane: (args) => ({ entity: "dialog", id: args.dialogId }),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId(), fileId: args.fileId ?? nextId() }),
  minted: (args) => [args.id, args.fileId],
  subject: ({ itemId }) => ({ entity: "libraryItem", id: itemId }),
  *decide({ id = 0, fileId = 0, dialogId, itemId }, actor) {
    const place = yield* dialogToWriteIn(dialogId, actor);
    if (!place.ok) return refused(place.refusal);
    const found = yield* itemInReach(itemId, actor);
    if (!found.ok) return refused(found.error);
    const { item } = found.value;
    const content = yield* get("file", item.fileId);
    if (!content || (yield* isInTrash(item))) return refused(parameterError("file.gone"));
    // What has not come could not say later that it has, in every chat in which it stands by then.
    const unarrived = refuseUnarrived(content);
    if (unarrived) return refused(unarrived);
    // Its row keeps the name under which this version was brought.
    const named = { ...content, name: item.name };
    const file = fileThere(named, place.value.dialog, { id, fileId }, actor);
    const { name, ext, size, width, height } = file;
    const type = isSentAsImage(file) ? ("img" as const) : ("file" as const);
    const msg = { type, text: "", fileId, name, ext, size, width, height, thumb: "" };
    const post = { id, msg, replyId: 0 };
    const { message, changes } = yield* postMessageChanges(place.value, post, actor);
    return applied([...changes, { entity: "file", action: "add", put: file }], { message, file });
  },
});
