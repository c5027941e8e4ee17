import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { nameShape } from "../../name.ts";
import { lastRank, rankBetween } from "../../rank.ts";
import { list } from "../../reading.ts";
import { newIdOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { userScope } from "../../scope.ts";
import { DIALOG_FOLDER_NAME_MAX, DIALOG_FOLDERS_MAX, dialogFolderShape } from "./dialog-folder.ts";

/** `dialog/folder/add`: one more folder of the caller's, behind the others. */
export const addDialogFolder = defineCommand({
  name: "dialogFolder.add",
  path: "/api/dialog/folder/add",
  arguments: z.object({
    id: z.optional(newIdOf("dialogFolder")),
    name: nameShape(1, DIALOG_FOLDER_NAME_MAX),
  }),
  reply: dialogFolderShape,
  lane: (_args, actor) => userScope(actor.userId),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, name }, { userId, now: createTime }) {
    const standing = yield* list("dialogFolder", { userId });
    if (standing.length >= DIALOG_FOLDERS_MAX) {
      return refused(parameterError("dialogFolder.max", { count: DIALOG_FOLDERS_MAX }));
    }
    const rank = rankBetween(lastRank(standing), undefined);
    const put = { id, userId, name, rank, dialogIds: [], createTime };
    return applied([{ entity: "dialogFolder", action: "add", put }], put);
  },
});
