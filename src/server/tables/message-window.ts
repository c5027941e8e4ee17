import type { MessageWindow } from "#contract/calls/sync.ts";
import type { Id } from "#domain/id.ts";
import type { Db } from "./sql/db.ts";
import { tableOf } from "./registry.ts";

/** A message as JSON, and where it stands. */
export interface MessageText {
  readonly dialogId: Id;
  readonly position: number;
  readonly json: string;
}

const MESSAGE = `m.dialog_id as "dialogId", m.position, ${tableOf("message").json("m")} as json`;

/**
 * Dialogs of the scopes that hold messages newer than `since`, by id, after `after`. Also those
 * in which something was said after the cut of the pull: where all that was said in a dialog was
 * touched since, nothing else would bring the window that news of single messages continue.
 */
export async function dialogsWithMessages(
  db: Db,
  scopes: readonly string[],
  since: number,
  after: Id,
  limit: number,
): Promise<Id[]> {
  const records = await db.run<{ dialog_id: Id }>(
    `select distinct dialog_id from messages
     where scope = any($1::text[]) and seq > $2 and dialog_id > $3
     order by dialog_id limit $4`,
    [scopes, since, after, limit],
  );
  return records.map((record) => record.dialog_id);
}

/** Those of the dialogs that came into the scopes with since < seq <= until: newly made, or moved there. */
export async function dialogsArrived(
  db: Db,
  scopes: readonly string[],
  range: { since: number; until: number },
  dialogIds: readonly Id[],
): Promise<Id[]> {
  const records = await db.run<{ id: Id }>(
    `select distinct row_id::bigint as id from changes
     where scope = any($1::text[]) and seq > $2 and seq <= $3
       and entity = 'dialog' and action = 'groupAdd' and row_id = any($4::text[])`,
    [scopes, range.since, range.until, dialogIds.map(String)],
  );
  return records.map((record) => record.id);
}

/** The newest `count` messages of each dialog, oldest first. */
export async function newestMessages(
  db: Db,
  dialogIds: readonly Id[],
  count: number,
): Promise<MessageText[]> {
  return db.run<MessageText>(
    `select ${MESSAGE} from unnest($1::bigint[]) as d(id)
     cross join lateral (
       select * from messages where dialog_id = d.id order by position desc limit $2
     ) m order by m.dialog_id, m.position`,
    [dialogIds, count],
  );
}

/** Messages that changed after `since` and stand below the windows, the newest first. */
export async function editedMessagesBelow(
  db: Db,
  windows: readonly MessageWindow[],
  since: number,
  count: number,
): Promise<MessageText[]> {
  return db.run<MessageText>(
    `select ${MESSAGE} from ${WINDOWS}
     cross join lateral (
       select * from messages
       where dialog_id = w.dialog_id and position < w.low and seq > $3
       order by position desc limit $4
     ) m`,
    [...columnsOf(windows), since, count],
  );
}

/** Messages below the windows that mention the person and that they have not read, the newest first. */
export async function unreadMentionsBelow(
  db: Db,
  windows: readonly MessageWindow[],
  userId: Id,
  count: number,
): Promise<MessageText[]> {
  return db.run<MessageText>(
    `select ${MESSAGE} from ${WINDOWS}
     join dialog_users r on r.id = w.dialog_id || ':' || $3::bigint
     cross join lateral (
       select * from messages
       where dialog_id = w.dialog_id and position < w.low and position > r.read_position
         and user_id <> $3 and (mention @> to_jsonb($3::bigint) or mention @> '0')
       order by position desc limit $4
     ) m`,
    [...columnsOf(windows), userId, count],
  );
}

const WINDOWS = "unnest($1::bigint[], $2::int[]) as w(dialog_id, low)";

function columnsOf(windows: readonly MessageWindow[]) {
  return [windows.map((window) => window.dialogId), windows.map((window) => window.from)];
}
