import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { get } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError } from "../../refusal.ts";
import { folderScope } from "../../scope.ts";

/** `file/share/out`: somebody leaves a shared folder; whose it is cannot. */
export const leaveFolder = defineCommand({
  name: "file.leave",
  path: "/api/file/share/out",
  arguments: z.object({ id: idOf("libraryItem") }),
  reply: z.object({ id: idOf("libraryItem") }),
  lane: ({ id }) => folderScope(id),
  takes: true,
  *decide({ id }, actor) {
    const folder = yield* get("libraryItem", id);
    const member = yield* get("folderUser", joinKey(id, actor.userId));
    if (!folder || !member) return refused(parameterError("file.gone"));
    if (folder.userId === actor.userId) return refused(parameterError("file.ownerStays"));
    return applied([{ entity: "folderUser", action: "delete", remove: member.id }], { id });
  },
});
