import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { GROUP_MEMBERS_MAX, GROUP_NAME_MAX, GROUP_NAME_MIN, MADE_AN_HOUR } from "../limits.ts";
import { idOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope, groupScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { dialogShape, newDialog } from "./dialog.ts";
import { newDialogUser } from "./dialog-user.ts";

/** `dialog/group/add`: a group of at least two, led by the caller. */
export const addGroup = defineCommand({
  name: "dialog.addGroup",
  path: "/api/dialog/group/add",
  perHour: MADE_AN_HOUR,
  arguments: z.object({
    id: z.optional(newIdOf("dialog")),
    name: nameShape(GROUP_NAME_MIN, GROUP_NAME_MAX),
    userId: z.array(idOf("user")).check(z.minLength(1), z.maxLength(GROUP_MEMBERS_MAX)),
  }),
  reply: dialogShape,
  lane: (args) => (args.id ? groupScope(args.id) : companyScope),
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: (args) => [args.id],
  words: { name: "text" },
  *decide(args, actor) {
    const id = args.id ?? 0;
    const members = new Set([actor.userId, ...args.userId]);
    if (members.size < 2) return refused(parameterError("dialog.membersMin"));
    if (members.size > GROUP_MEMBERS_MAX) {
      return refused(parameterError("dialog.membersMax", { count: GROUP_MEMBERS_MAX }));
    }
    const absent = yield* refuseAbsent(members);
    if (absent) return refused(absent);
    const put = newDialog({
      id,
      type: "group",
      groupType: "user",
      planId: 0,
      privateTo: 0,
      linkId: 0,
      name: args.name,
      ownerId: actor.userId,
      createTime: actor.now,
    });
    const changes: Change[] = [{ entity: "dialog", action: "groupAdd", put }];
    for (const userId of members) {
      const row = newDialogUser(
        { dialogId: id, planId: 0, privateTo: 0, userId, inviter: actor.userId },
        actor.now,
      );
      changes.push({ entity: "dialogUser", action: "groupJoin", put: row });
    }
    return applied(changes, put);
  },
});
