import type { Dialog } from "#domain/dialog/dialog.ts";
import type { Message } from "#domain/message/message.ts";
import { mayReadSql, readableScopesSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";
import type { Db } from "../sql/db.ts";

/** A chat as a bot is told of it. */
interface BotDialog {
  id: number;
  type: "user" | "group";
  groupType: Dialog["groupType"];
  planId: number;
  linkId: number;
  name: string;
  readsAll: boolean;
}

/** The chats in which somebody takes part and may still read. */
export async function dialogsOfBot(db: Db, userId: number): Promise<BotDialog[]> {
  return db.run<BotDialog>(
    `select d.id, d.type, d.group_type as "groupType", d.plan_id as "planId", d.link_id as "linkId",
            d.name, me.reads_all as "readsAll"
     from dialog_users me join dialogs d on d.id = me.dialog_id
     where me.user_id = $1 and ${mayReadSql("$1::bigint", "d.scope")} order by d.id`,
    [userId],
  );
}

/**
 * What concerns a bot of the messages `m` of a chat `d` in which it takes part as `me`: all of a chat of two, elsewhere what
 * mentions or answers it, and all where the group lets it read along. Whether it may read the chat is asked besides.
 */
const CONCERNS = `(
  d.type = 'user' or m.mention @> to_jsonb($1::bigint) or coalesce(me.reads_all, false)
  or exists (select 1 from messages a where a.id = m.reply_id and a.user_id = $1))`;

const PLACES = `
  join dialogs d on d.id = m.dialog_id
  left join dialog_users me on me.dialog_id = d.id and me.user_id = $1`;

/** One thing that a bot is told. */
export interface BotNews {
  readonly seq: number;
  readonly action: string;
  readonly message: Message;
}

/** What was written to a bot after a number of the log, the oldest first; nothing by itself or by other bots. */
export async function newsOfBot(
  db: Db,
  userId: number,
  { after, take }: { readonly after: number; readonly take: number },
): Promise<BotNews[]> {
  const rows = await db.run<{ newsSeq: number; newsAction: string | null }>(
    `select m.*, m.seq as "newsSeq", c.action as "newsAction"
     from (${readableScopesSql("$1::bigint")}) as mine
     join messages m on m.scope = mine.scope and m.seq > $2
     join users w on w.id = m.user_id and not w.bot
     ${PLACES}
     left join changes c on c.seq = m.seq
     where m.user_id <> $1 and ${CONCERNS}
     order by m.seq limit $3`,
    [userId, after, take],
  );
  return rows.map(({ newsSeq, newsAction, ...row }) => ({
    seq: newsSeq,
    action: newsAction ?? "update",
    message: tableOf("message").decode(row),
  }));
}

/** Whether a bot may see a message: it is its own, or concerns it. */
export async function seesMessage(db: Db, userId: number, messageId: number): Promise<boolean> {
  const rows = await db.run(
    `select 1 from messages m ${PLACES}
     where m.id = $2 and (m.user_id = $1 or ${CONCERNS}) and ${mayReadSql("$1::bigint", "m.scope")}`,
    [userId, messageId],
  );
  return rows.length > 0;
}
