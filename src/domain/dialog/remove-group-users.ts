import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { type Id, joinKey } from "../id.ts";
import { GROUP_MEMBERS_MAX } from "../limits.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { noAccess, parameterError } from "../refusal.ts";
import { groupScope } from "../scope.ts";
import { dialogOfMember } from "./can-use-dialog.ts";
import type { DialogUser } from "./dialog-user.ts";

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
  lane: (args) => groupScope(args.dialogId),
  takes: true,
  *decide(args, actor) {
    const found = yield* dialogOfMember(args.dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const { dialog } = found.value;
    if (dialog.groupType !== "user") return refused(parameterError("dialog.ordinaryOnly"));
    const changes: Change[] = [];
    const leaving = new Set(args.userId?.length ? args.userId : [actor.userId]);
    if (leaving.has(dialog.ownerId)) return refused(parameterError("dialog.ownerStays"));
    for (const row of yield* membersAmong(dialog.id, leaving)) {
      const { userId } = row;
      const may =
        userId === actor.userId || dialog.ownerId === actor.userId || row.inviter === actor.userId;
      if (!may) return refused(noAccess("dialog.ownerOnly"));
      changes.push({ entity: "dialogUser", action: "groupExit", remove: row.id });
    }
    return applied(changes, { id: dialog.id });
  },
});

/** Several are read at once: one after the other they would take as long as they are many. */
function* membersAmong(dialogId: Id, people: ReadonlySet<Id>): Reading<DialogUser[]> {
  const [only] = people;
  if (people.size > 1 || only === undefined) {
    const members = yield* list("dialogUser", { dialogId });
    return members.filter(({ userId }) => people.has(userId));
  }
  const row = yield* get("dialogUser", joinKey(dialogId, only));
  return row ? [row] : [];
}
