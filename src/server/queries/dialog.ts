import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import { DIALOGS_BEYOND } from "#contract/paging.ts";
import type * as calls from "#contract/calls/dialog.ts";
import type { Id } from "#domain/id.ts";
import { DIALOG_PAGE, MESSAGE_PAGE } from "#domain/limits.ts";
import { dialogGone, noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import { readersOf } from "#domain/dialog/readers-of.ts";
import * as dialogs from "../tables/lists/dialog-list.ts";
import { todosOfPerson, topsOfDialog } from "../tables/lists/mark-list.ts";
import { latestMessages, pageOfMessages, positionOf } from "../tables/lists/message-page.ts";
import { tableOf } from "../tables/registry.ts";
import { readSpace } from "../tables/own/space.ts";
import type { Db, Tx } from "../tables/sql/db.ts";
import { pageOf, readTimerange } from "./paging.ts";

type Answer<Call extends (typeof calls)[keyof typeof calls]> = Promise<
  Result<ReplyOf<Call>, Refusal>
>;

export async function listDialogs(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.listDialogs>,
): Answer<typeof calls.listDialogs> {
  const timerange = await readTimerange(db, body.timerange);
  if (!timerange.ok) return timerange;
  const { updated, deleted, next } = timerange.value;
  const page = pageOf(body, DIALOG_PAGE);
  const records = await dialogs.listDialogs(db, userId, updated, page);
  const total = await dialogs.countDialogs(db, userId, updated);
  const wantsGone = deleted > 0 && page.current === 1;
  const gone = wantsGone ? await dialogs.lostDialogIds(db, userId, deleted) : [];
  return success({ records, current: page.current, total, deleted_id: gone, timerange: next });
}

export async function listBeyond(
  db: Db,
  userId: Id,
  { unreadTime, todoTime }: ParsedBodyOf<typeof calls.listDialogsBeyond>,
  now: number,
): Answer<typeof calls.listDialogsBeyond> {
  const beyond = { unreadTime: unreadTime || now + 1, todoTime: todoTime || now + 1 };
  return success({ list: await dialogs.dialogsBeyond(db, userId, beyond, DIALOGS_BEYOND) });
}

/** The dialog to those who may use it, a refusal to everybody else. */
export async function getDialog(db: Db, userId: Id, dialogId: Id): Answer<typeof calls.getDialog> {
  const dialog = await dialogs.findDialog(db, userId, dialogId);
  return dialog ? success(dialog) : failure(dialogGone(dialogId));
}

export async function countUnread(
  db: Db,
  userId: Id,
  dialogId: Id,
): Answer<typeof calls.countUnread> {
  const found = await getDialog(db, userId, dialogId);
  if (!found.ok) return found;
  const { id, unread, unreadOne, mention, markUnread } = found.value;
  return success({ id, unread, unreadOne, mention, markUnread });
}

export async function listTodos(db: Db, userId: Id, dialogId: Id): Answer<typeof calls.listTodos> {
  const found = await getDialog(db, userId, dialogId);
  return found.ok ? success({ list: await todosOfPerson(db, dialogId, userId) }) : found;
}

export async function listTops(db: Db, userId: Id, dialogId: Id): Answer<typeof calls.listTops> {
  const found = await getDialog(db, userId, dialogId);
  return found.ok ? success({ list: await topsOfDialog(db, dialogId) }) : found;
}

/** A page of a dialog, and where the log stood; the transaction makes one cut of both. */
export async function listMessages(
  tx: Tx,
  userId: Id,
  body: ParsedBodyOf<typeof calls.listMessages>,
  now: number,
): Answer<typeof calls.listMessages> {
  const found = await getDialog(tx, userId, body.dialogId);
  if (!found.ok) return found;
  const cursor = body.nextId ?? body.prevId;
  const from = cursor && (await positionOf(tx, body.dialogId, cursor));
  if (cursor && from === undefined) return failure(parameterError("message.gone"));
  const list = await pageOfMessages(tx, {
    dialogId: body.dialogId,
    from,
    newer: body.nextId !== undefined,
    replyId: body.msgId,
    holding: body.msgType,
    size: body.size ?? MESSAGE_PAGE,
  });
  const { epoch, head } = await readSpace(tx);
  const isFirst = cursor === undefined && !body.msgId && !body.msgType;
  const marks = isFirst && {
    todo: await todosOfPerson(tx, body.dialogId, userId),
    top: await topsOfDialog(tx, body.dialogId),
  };
  return success({ list, dialog: found.value, ...marks, epoch, head, time: now });
}

/** Who has read a message, to its author; a message out of reach is gone for everybody else. */
export async function listReaders(
  tx: Tx,
  userId: Id,
  msgId: Id,
  now: number,
): Answer<typeof calls.listReaders> {
  const message = await tableOf("message").get(tx, msgId);
  const dialogId = message?.dialogId ?? 0;
  const [reached] = await dialogs.dialogsInReach(tx, userId, [dialogId]);
  if (!message || reached === undefined) return failure(parameterError("message.gone"));
  if (message.userId !== userId) return failure(noAccess("message.authorOnly"));
  const { read, unread } = readersOf(message, await tableOf("dialogUser").list(tx, { dialogId }));
  const lastFirst = read.toSorted((one, other) => other.readTime - one.readTime);
  const idsOf = (people: readonly DialogUser[]) => people.map((person) => person.userId);
  return success({ read: idsOf(lastFirst), unread: idsOf(unread), time: now });
}

/** What is out of reach is told apart from nothing new, so that the caller forgets it. */
export async function listLatestMessages(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.listLatestMessages>,
  now: number,
): Answer<typeof calls.listLatestMessages> {
  const asked = new Map(body.dialogs.map(({ id, latestId = 0 }) => [id, latestId]));
  const reached = new Set(await dialogs.dialogsInReach(db, userId, [...asked.keys()]));
  const wanted = [...asked].filter(([id]) => reached.has(id));
  const take = body.take ?? MESSAGE_PAGE;
  // One more than is wanted tells whether something was left out.
  const found = await latestMessages(db, wanted, take + 1);
  const byDialog = Map.groupBy(found, (message) => message.dialogId);
  return success({
    dialogs: wanted.map(([id]) => {
      const list = byDialog.get(id) ?? [];
      return { id, list: list.slice(0, take), more: list.length > take };
    }),
    deleted_id: [...asked.keys()].filter((id) => !reached.has(id)),
    time: now,
  });
}
