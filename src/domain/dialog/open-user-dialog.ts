import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { pairDialogId } from "../id.ts";
import { OPENED_AN_HOUR } from "../limits.ts";
import { get } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { groupScope } from "../scope.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { dialogShape, newDialog } from "./dialog.ts";
import { newDialogUser } from "./dialog-user.ts";

/** `dialog/open/user`: the one dialog of two people; with one's own id, notes to oneself. */
export const openUserDialog = defineCommand({
  name: "dialog.openUser",
  path: "/api/dialog/open/user",
  perHour: OPENED_AN_HOUR,
  arguments: z.object({ userId: idOf("user") }),
  reply: dialogShape,
  lane: (args, actor) => groupScope(pairDialogId(actor.userId, args.userId)),
  *decide(args, actor) {
    const user = yield* get("user", args.userId);
    if (!user || user.deleteTime > 0) return refused(parameterError("userUnknown"));
    const id = pairDialogId(actor.userId, args.userId);
    const existing = yield* get("dialog", id);
    // What was said stays to be read; nothing new begins with somebody who cannot answer.
    if (existing) return applied([], existing);
    const absent = yield* refuseAbsent([args.userId]);
    if (absent) return refused(absent);
    const put = newDialog({
      id,
      type: "user",
      groupType: "",
      planId: 0,
      privateTo: 0,
      linkId: 0,
      name: "",
      ownerId: actor.userId,
      createTime: actor.now,
    });
    const changes: Change[] = [{ entity: "dialog", action: "groupAdd", put }];
    for (const userId of new Set([actor.userId, args.userId])) {
      const row = newDialogUser({ dialogId: id, planId: 0, privateTo: 0, userId }, actor.now);
      changes.push({ entity: "dialogUser", action: "groupJoin", put: row });
    }
    return applied(changes, put);
  },
});
