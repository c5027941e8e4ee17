import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { joinKey } from "../id.ts";
import { GROUP_MEMBERS_MAX } from "../limits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { noAccess, parameterError } from "../refusal.ts";
import { dialogScope } from "../scope.ts";
import { dialogOfMember } from "./can-use-dialog.ts";

/**
 * `dialog/group/deluser`: who leads the group, or who let a person in, takes
 * them out; everybody but the leader may leave. Without userId it means oneself.
 */
export const removeGroupUsers = defineCommand({
  name: "dialog.removeGroupUsers",
  path: "/api/dialog/group/deluser",
  arguments: z.object({
    dialogId: idOf("dialog"),
    userId: z.optional(z.array(idOf("user")).check(z.maxLength(GROUP_MEMBERS_MAX))),
  }),
  reply: z.object({ id: idOf("dialog") }),
  lane: (args) => dialogScope({ dialogId: args.dialogId, planId: 0 }),
  takes: true,
  *decide(args, actor) {
    const found = yield* dialogOfMember(args.dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const { dialog } = found.value;
    if (dialog.groupType !== "user") return refused(parameterError("dialog.ordinaryOnly"));
    const changes: Change[] = [];
    const leaving = args.userId?.length ? args.userId : [actor.userId];
    for (const userId of new Set(leaving)) {
      if (userId === dialog.ownerId) return refused(parameterError("dialog.ownerStays"));
      const row = yield* get("dialogUser", joinKey(dialog.id, userId));
      if (!row) continue;
      const may =
        userId === actor.userId || dialog.ownerId === actor.userId || row.inviter === actor.userId;
      if (!may) return refused(noAccess("dialog.ownerOnly"));
      changes.push({ entity: "dialogUser", action: "groupExit", remove: row.id });
    }
    return applied(changes, { id: dialog.id });
  },
});
