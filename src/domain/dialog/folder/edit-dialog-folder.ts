import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { laterWins } from "../../merge-edits.ts";
import { nameShape } from "../../name.ts";
import { idOf } from "../../reference.ts";
import { userScope } from "../../scope.ts";
import { rankShape } from "../../shape.ts";
import { DIALOG_FOLDER_NAME_MAX, dialogFolderShape } from "./dialog-folder.ts";
import { ownFolder } from "./own-folder.ts";

/** `dialog/folder/edit`: what a folder of the caller's is called, and where it stands. */
export const editDialogFolder = defineCommand({
  name: "dialogFolder.edit",
  path: "/api/dialog/folder/edit",
  arguments: z.object({
    id: idOf("dialogFolder"),
    name: z.optional(nameShape(1, DIALOG_FOLDER_NAME_MAX)),
    rank: z.optional(rankShape),
  }),
  reply: dialogFolderShape,
  lane: (_args, actor) => userScope(actor.userId),
  merge: (earlier, later) => (earlier.id === later.id ? laterWins(earlier, later) : undefined),
  words: { name: "text" },
  *decide({ id, name, rank }, { userId }) {
    const found = yield* ownFolder(id, userId);
    if ("refusal" in found) return refused(found.refusal);
    const { folder } = found;
    const put = { ...folder, name: name ?? folder.name, rank: rank ?? folder.rank };
    return applied([{ entity: "dialogFolder", action: "update", put }], put);
  },
});
