import type { Message } from "#domain/message/message.ts";
import { sql } from "kysely";
import type { Db } from "../sql/db.ts";
import { tableOf } from "../registry.ts";
import { HOLDING } from "./message-contents.ts";

/** Which messages of a dialog: from a position on to older or to newer ones, or the newest. */
export interface MessagePage {
  dialogId: number;
  /** Up to and including this position, or with `newer` from it on. */
  from?: number | undefined;
  newer: boolean;
  /** Only answers to this message. */
  replyId?: number | undefined;
  /** Only what holds this. */
  holding?: keyof typeof HOLDING | undefined;
  size: number;
}

/** One page, the newest message first. */
export async function pageOfMessages(db: Db, page: MessagePage): Promise<Message[]> {
  let query = db.build.selectFrom("messages").selectAll().where("dialogId", "=", page.dialogId);
  if (page.from !== undefined) query = query.where("position", page.newer ? ">=" : "<=", page.from);
  if (page.replyId !== undefined) query = query.where("replyId", "=", page.replyId);
  if (page.holding) query = query.where(sql.raw<boolean>(HOLDING[page.holding]("messages")));
  const rows = await query
    .orderBy("position", page.newer ? "asc" : "desc")
    .limit(page.size)
    .execute();
  const messages = rows.map(({ scope: _scope, seq: _seq, ...message }): Message => message);
  return page.newer ? messages.toReversed() : messages;
}

/** The position of a message of the dialog. */
export async function positionOf(
  db: Db,
  dialogId: number,
  messageId: number,
): Promise<number | undefined> {
  const message = await tableOf("message").get(db, messageId);
  return message?.dialogId === dialogId ? message.position : undefined;
}

/** Of each dialog the messages after the one that is known (0 = none), newest first, at most `count`. */
export async function latestMessages(
  db: Db,
  known: readonly (readonly [dialogId: number, latestId: number])[],
  count: number,
): Promise<Message[]> {
  const records = await db.run(
    `select m.* from unnest($1::bigint[], $2::bigint[]) as k(dialog_id, latest_id)
     left join messages latest on latest.id = k.latest_id and latest.dialog_id = k.dialog_id
     cross join lateral (
       select * from messages
       where dialog_id = k.dialog_id and position > coalesce(latest.position, 0)
       order by position desc limit $3
     ) m`,
    [known.map(([dialogId]) => dialogId), known.map(([, latestId]) => latestId), count],
  );
  return records.map(tableOf("message").decode);
}
