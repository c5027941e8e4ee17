import type { Change } from "../../command.ts";
import { type Dialog, newDialog } from "../../dialog/dialog.ts";
import { newDialogUser } from "../../dialog/dialog-user.ts";
import { type Id, joinKey } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import type { Approval } from "../approval.ts";

/** The chat of a request at its birth, with those in it whom the request concerns. */
export function newChat(
  { id, title, createUserId }: Approval,
  userIds: readonly Id[],
  now: number,
): { dialog: Dialog; changes: Change[] } {
  const dialog = newDialog({
    id,
    type: "group",
    groupType: "approval",
    planId: 0,
    privateTo: 0,
    linkId: id,
    name: title,
    ownerId: createUserId,
    createTime: now,
  });
  const joins = userIds.map((userId) => joining(dialog, userId, now));
  return { dialog, changes: [{ entity: "dialog", action: "groupAdd", put: dialog }, ...joins] };
}

function joining({ id: dialogId, lastPosition }: Dialog, userId: Id, now: number): Change {
  const put = newDialogUser(
    { dialogId, planId: 0, privateTo: 0, userId, readPosition: lastPosition },
    now,
  );
  return { entity: "dialogUser", action: "groupJoin", put };
}

/** Lets people whom a request concerns from now on into its chat, where it has one. */
export function* chatJoins(id: Id, userIds: readonly Id[], now: number): Reading<Change[]> {
  const dialog = userIds.length > 0 ? yield* get("dialog", id) : undefined;
  if (!dialog) return [];
  const changes: Change[] = [];
  for (const userId of userIds)
    if (!(yield* get("dialogUser", joinKey(dialog.id, userId))))
      changes.push(joining(dialog, userId, now));
  return changes;
}
