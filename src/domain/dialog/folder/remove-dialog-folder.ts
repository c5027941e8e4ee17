import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { idOf } from "../../reference.ts";
import { userScope } from "../../scope.ts";
import { idShape } from "../../shape.ts";
import { ownFolder } from "./own-folder.ts";

/** `dialog/folder/delete`: the folder goes; its chats stay. */
export const removeDialogFolder = defineCommand({
  name: "dialogFolder.remove",
  path: "/api/dialog/folder/delete",
  arguments: z.object({ id: idOf("dialogFolder") }),
  reply: z.object({ id: idShape }),
  lane: (_args, actor) => userScope(actor.userId),
  takes: true,
  *decide({ id }, { userId }) {
    const found = yield* ownFolder(id, userId);
    if ("refusal" in found) return refused(found.refusal);
    return applied([{ entity: "dialogFolder", action: "delete", remove: id }], { id });
  },
});
