import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { dialogOfMember } from "../can-use-dialog.ts";
import { dialogFolderShape, FOLDER_DIALOGS_MAX } from "./dialog-folder.ts";
import { ownFolder } from "./own-folder.ts";

/** `dialog/folder/put`: puts a chat into a folder of the caller's, or takes it out with `remove`. Chat by chat, so that two devices undo nothing of each other. */
export const putIntoFolder = defineCommand({
  name: "dialogFolder.put",
  path: "/api/dialog/folder/put",
  arguments: z.object({
    id: idOf("dialogFolder"),
    dialogId: idOf("dialog"),
    remove: z.optional(z.boolean()),
  }),
  reply: dialogFolderShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) =>
    earlier.id === later.id && earlier.dialogId === later.dialogId ? later : undefined,
  *decide({ id, dialogId, remove = false }, actor) {
    const found = yield* ownFolder(id, actor.userId);
    if ("refusal" in found) return refused(found.refusal);
    const { folder } = found;
    const others = folder.dialogIds.filter((other) => other !== dialogId);
    const isIn = others.length < folder.dialogIds.length;
    if (isIn !== remove) return applied([], folder);
    if (!remove) {
      const dialog = yield* dialogOfMember(dialogId, actor);
      if (!dialog.ok) return refused(dialog.refusal);
      if (others.length >= FOLDER_DIALOGS_MAX) {
        return refused(parameterError("dialogFolder.full", { count: FOLDER_DIALOGS_MAX }));
      }
    }
    const put = { ...folder, dialogIds: remove ? others : [...others, dialogId] };
    return applied([{ entity: "dialogFolder", action: "update", put }], put);
  },
});
