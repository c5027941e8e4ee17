import type { Dialog } from "#domain/dialog/dialog.ts";
import { dialogTable } from "../dialog.ts";
import type { Db } from "../sql/db.ts";
import { offsetOf, type Page } from "./reach.ts";

/** A dialog as its list shows it to one person. */
export interface ListedDialog extends Dialog {
  unread: number;
  unreadOne: number;
  mention: number;
  topTime: number;
  silence: number;
  markUnread: number;
}

/** Who is in reach of the dialog but has not taken part yet has nothing unread there. */
const OF_PERSON = `
  from dialogs d
  left join dialog_users me on me.dialog_id = d.id and me.user_id = $1
  left join dialog_settings own on own.dialog_id = d.id and own.user_id = $1 and own.scope = 'user:' || $1::bigint
  cross join lateral (select coalesce(me.read_position, d.last_position) as position) as read
  where exists (select 1 from access a where a.user_id = $1 and a.target = d.scope)`;

const LISTED = `
  select d.*, d.last_position - read.position as unread,
    coalesce((
      select m.id from messages m where m.dialog_id = d.id and m.position = read.position + 1
    ), 0) as unread_one,
    (
      select count(*) from messages m
      where m.dialog_id = d.id and m.position > read.position and m.user_id <> $1
        and m.withdraw_time = 0 and (m.mention @> to_jsonb($1::bigint) or m.mention @> '0')
    ) as mention,
    coalesce(own.top_time, 0) as top_time, coalesce(own.silence, 0) as silence,
    coalesce(own.mark_unread, 0) as mark_unread
  ${OF_PERSON}`;

interface DialogRecord {
  unread: number;
  unread_one: number;
  mention: number;
  top_time: number;
  silence: number;
  mark_unread: number;
}

function decode(record: DialogRecord): ListedDialog {
  return {
    ...dialogTable.decode(record),
    unread: record.unread,
    unreadOne: record.unread_one,
    mention: record.mention,
    topTime: record.top_time,
    silence: record.silence,
    markUnread: record.mark_unread,
  };
}

/** One page of the dialogs in which the person takes part: pinned first, then the latest. */
export async function listDialogs(db: Db, userId: number, page: Page): Promise<ListedDialog[]> {
  const records = await db.run<DialogRecord>(
    `${LISTED} and me.id is not null
     order by coalesce(own.top_time, 0) desc, greatest(d.last_time, d.create_time) desc, d.id desc
     limit $2 offset $3`,
    [userId, page.size, offsetOf(page)],
  );
  return records.map(decode);
}

export async function countDialogs(db: Db, userId: number): Promise<number> {
  const [row] = await db.run<{ count: number }>(
    `select count(*) as count ${OF_PERSON} and me.id is not null`,
    [userId],
  );
  return row?.count ?? 0;
}

/** The dialog, where it is in the person's reach. */
export async function findDialog(
  db: Db,
  userId: number,
  dialogId: number,
): Promise<ListedDialog | undefined> {
  const [record] = await db.run<DialogRecord>(`${LISTED} and d.id = $2`, [userId, dialogId]);
  return record && decode(record);
}
