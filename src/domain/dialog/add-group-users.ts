import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { GROUP_MEMBERS_MAX } from "../limits.ts";
import { list } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { groupScope } from "../scope.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { refuseWhoLeft } from "../user/refuse-who-left.ts";
import { ordinaryGroupOfLeader } from "./can-lead-group.ts";
import { dialogShape } from "./dialog.ts";
import { newDialogUser } from "./dialog-user.ts";

/** `dialog/group/adduser`: who leads the group lets people in; who is in already stays. */
export const addGroupUsers = defineCommand({
  name: "dialog.addGroupUsers",
  path: "/api/dialog/group/adduser",
  arguments: z.object({
    dialogId: idOf("dialog"),
    userId: z.array(idOf("user")).check(z.minLength(1), z.maxLength(GROUP_MEMBERS_MAX)),
  }),
  reply: dialogShape,
  lane: (args) => groupScope(args.dialogId),
  *decide(args, actor) {
    const found = yield* ordinaryGroupOfLeader(args.dialogId, actor);
    if (!found.ok) return refused(found.refusal);
    const { dialog } = found;
    const members = yield* list("dialogUser", { dialogId: dialog.id });
    const known = new Set(members.map((member) => member.userId));
    const invited = [...new Set(args.userId)].filter((userId) => !known.has(userId));
    if (members.length + invited.length > GROUP_MEMBERS_MAX) {
      return refused(parameterError("dialog.membersMax", { count: GROUP_MEMBERS_MAX }));
    }
    const refusal =
      (yield* refuseAbsent(invited)) ??
      (yield* refuseWhoLeft(groupScope(dialog.id), invited, actor));
    if (refusal) return refused(refusal);
    const changes: Change[] = [];
    for (const userId of invited) {
      const row = newDialogUser(
        {
          dialogId: dialog.id,
          planId: 0,
          privateTo: 0,
          userId,
          inviter: actor.userId,
          readPosition: dialog.lastPosition,
        },
        actor.now,
      );
      changes.push({ entity: "dialogUser", action: "groupJoin", put: row });
    }
    return applied(changes, dialog);
  },
});
