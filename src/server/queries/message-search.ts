import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type { findMessageAt, searchMessages } from "#contract/calls/message-search.ts";
import type { Id } from "#domain/id.ts";
import { MESSAGE_PAGE } from "#domain/limits.ts";
import { dialogGone, planGone, type Refusal } from "#domain/refusal.ts";
import { planScope } from "#domain/scope.ts";
import { dialogsInReach } from "../tables/lists/dialog-list.ts";
import { messageAt, searchIn } from "../tables/lists/message-search.ts";
import { mayRead } from "../tables/may-read.ts";
import type { Db } from "../tables/sql/db.ts";

const WORDS_MAX = 8;

/** Looks only where the caller may read; a dialog or plan out of reach is gone for them. */
export async function findMessages(
  db: Db,
  userId: Id,
  { key, dialogId, planId, take = MESSAGE_PAGE, ...rest }: ParsedBodyOf<typeof searchMessages>,
): Promise<Result<ReplyOf<typeof searchMessages>, Refusal>> {
  if (dialogId && !(await isInReach(db, userId, dialogId))) return failure(dialogGone(dialogId));
  if (planId && !(await mayRead(db, userId, planScope(planId)))) return failure(planGone(planId));
  const words = (key ?? "").split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
  // One more than is wanted tells whether something was left out.
  const place = { dialogId, planId };
  const { list, cut, oldest } = await searchIn(db, userId, place, {
    words,
    author: rest.userId,
    kind: rest.kind,
    behind: rest.prevId,
    from: rest.from,
    to: rest.to,
    take: take + 1,
  });
  const taken = list.slice(0, take);
  const next = list.length > take ? taken.at(-1)?.id : oldest;
  return success({ list: taken, more: cut || list.length > take, ...(next && { next }) });
}

/** Where a day of a dialog begins. */
export async function findAt(
  db: Db,
  userId: Id,
  { dialogId, time }: ParsedBodyOf<typeof findMessageAt>,
): Promise<Result<ReplyOf<typeof findMessageAt>, Refusal>> {
  if (!(await isInReach(db, userId, dialogId))) return failure(dialogGone(dialogId));
  return success({ id: (await messageAt(db, dialogId, time)) ?? 0 });
}

/** Nothing is counted of the dialog, as its list does: in a long chat that takes longer than the search. */
async function isInReach(db: Db, userId: Id, dialogId: Id): Promise<boolean> {
  return (await dialogsInReach(db, userId, [dialogId])).length > 0;
}
