import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/dialog.ts";
import type { Id } from "#domain/id.ts";
import { DIALOG_PAGE, MESSAGE_PAGE } from "#domain/limits.ts";
import { dialogGone, parameterError, type Refusal } from "#domain/refusal.ts";
import * as dialogs from "../tables/lists/dialog-list.ts";
import { pageOfMessages, positionOf } from "../tables/lists/message-page.ts";
import type { Db } from "../tables/sql/db.ts";
import { pageOf } from "./paging.ts";

type Answer<Call extends (typeof calls)[keyof typeof calls]> = Promise<
  Result<ReplyOf<Call>, Refusal>
>;

export async function listDialogs(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.listDialogs>,
): Answer<typeof calls.listDialogs> {
  const page = pageOf(body, DIALOG_PAGE);
  const records = await dialogs.listDialogs(db, userId, page);
  const total = await dialogs.countDialogs(db, userId);
  return success({ records, current: page.current, total });
}

/** The dialog to those who may use it, a refusal to everybody else. */
export async function getDialog(db: Db, userId: Id, dialogId: Id): Answer<typeof calls.getDialog> {
  const dialog = await dialogs.findDialog(db, userId, dialogId);
  return dialog ? success(dialog) : failure(dialogGone(dialogId));
}

export async function listMessages(
  db: Db,
  userId: Id,
  body: ParsedBodyOf<typeof calls.listMessages>,
  now: number,
): Answer<typeof calls.listMessages> {
  const found = await getDialog(db, userId, body.dialogId);
  if (!found.ok) return found;
  const cursor = body.nextId ?? body.prevId;
  const from = cursor && (await positionOf(db, body.dialogId, cursor));
  if (cursor && from === undefined) return failure(parameterError("message.gone"));
  const list = await pageOfMessages(db, {
    dialogId: body.dialogId,
    from,
    newer: body.nextId !== undefined,
    replyId: body.msgId,
    size: body.size ?? MESSAGE_PAGE,
  });
  return success({ list, dialog: found.value, time: now });
}
