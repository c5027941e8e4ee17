import type { Dialog } from "#domain/dialog/dialog.ts";
import type { DialogUser } from "#domain/dialog/dialog-user.ts";
import { unreadOf } from "#domain/dialog/unread.ts";
import type { Db, Tx } from "../sql/db.ts";
import { goneIds, lostRowIds, without } from "./lost-ids.ts";
import { HOLDING } from "./message-contents.ts";
import { offsetOf, type Page } from "./list-page.ts";
import { mayReadSql } from "../may-read.ts";
import { tableOf } from "../registry.ts";

/** A dialog as its list shows it to one person. */
export interface ListedDialog extends Dialog {
  unread: number;
  unreadOne: number;
  mention: number;
  topTime: number;
  silence: number;
  markUnread: number;
  todoNum: number;
  topMsgId: number;
  topUserId: number;
  has_tag: boolean;
  has_todo: boolean;
  has_image: boolean;
  has_file: boolean;
  has_link: boolean;
}

/** Who is in reach of the dialog but has not taken part yet has nothing unread there. */
const OF_PERSON = `
  from dialogs d
  left join dialog_users me on me.dialog_id = d.id and me.user_id = $1
  left join dialog_settings own on own.dialog_id = d.id and own.user_id = $1 and own.scope = 'user:' || $1::bigint
  cross join lateral (select coalesce(me.read_position, d.last_position) as position) as read`;

const IN_REACH = `where ${mayReadSql("$1::bigint", "d.scope")}`;

/** What people have marked in it; the newest pin is the one that stands at the top. */
const MARKS = `
  cross join lateral (
    select count(*) filter (where k.todos @> jsonb_build_array(
        jsonb_build_object('userId', $1::bigint, 'doneTime', 0)
      )) as todo_num,
      coalesce((array_agg(k.id order by k.top_time desc) filter (where k.top_user_id > 0))[1], 0) as top_msg_id,
      coalesce((array_agg(k.top_user_id order by k.top_time desc) filter (where k.top_user_id > 0))[1], 0) as top_user_id,
      coalesce(bool_or(k.tag_user_id > 0), false) as has_tag,
      coalesce(bool_or(k.todos <> '[]'), false) as has_todo
    from message_marks k where k.dialog_id = d.id
  ) as marks`;

/** What has been said in it besides words; each looks at the first entry of an index. */
const HOLDS = `
  exists (select 1 from messages m where m.dialog_id = d.id and ${HOLDING.image("m")}) as has_image,
  exists (select 1 from messages m where m.dialog_id = d.id and ${HOLDING.file("m")}) as has_file,
  exists (select 1 from messages m where m.dialog_id = d.id and ${HOLDING.link("m")}) as has_link`;

const LISTED = `
  select d.*, read.position as read_position, coalesce(me.own_positions, '[]') as own_positions,
    coalesce((
      select m.id from messages m
      where m.dialog_id = d.id and m.position > read.position
        and not d.quiet_positions @> to_jsonb(m.position)
        and not coalesce(me.own_positions, '[]') @> to_jsonb(m.position)
      order by m.position limit 1
    ), 0) as unread_one,
    (
      select count(*) from messages m
      where m.dialog_id = d.id and m.position > read.position and m.user_id <> $1
        and m.withdraw_time = 0 and (m.mention @> to_jsonb($1::bigint) or m.mention @> '0')
    ) as mention,
    coalesce(own.top_time, 0) as top_time, coalesce(own.silence, 0) as silence,
    coalesce(own.mark_unread, 0) as mark_unread, ${HOLDS}, marks.*
  ${OF_PERSON} ${MARKS} ${IN_REACH}`;

interface DialogRecord {
  read_position: number;
  own_positions: number[];
  unread_one: number;
  mention: number;
  top_time: number;
  silence: number;
  mark_unread: number;
  todo_num: number;
  top_msg_id: number;
  top_user_id: number;
  has_tag: boolean;
  has_todo: boolean;
  has_image: boolean;
  has_file: boolean;
  has_link: boolean;
}

function decode(record: DialogRecord): ListedDialog {
  const dialog = tableOf("dialog").decode(record);
  const reader = { readPosition: record.read_position, ownPositions: record.own_positions };
  return {
    ...dialog,
    unread: unreadOf(dialog, reader),
    unreadOne: record.unread_one,
    mention: record.mention,
    topTime: record.top_time,
    silence: record.silence,
    markUnread: record.mark_unread,
    todoNum: record.todo_num,
    topMsgId: record.top_msg_id,
    topUserId: record.top_user_id,
    has_tag: record.has_tag,
    has_todo: record.has_todo,
    has_image: record.has_image,
    has_file: record.has_file,
    has_link: record.has_link,
  };
}

/** Takes part, and something of what the list shows changed after the number $2. */
const TAKES_PART = `
  and me.id is not null and greatest(d.seq, me.seq, coalesce(own.seq, 0)) > $2`;

/** One page of the dialogs in which the person takes part: pinned first, then the latest. */
export async function listDialogs(
  db: Db,
  userId: number,
  since: number,
  page: Page,
): Promise<ListedDialog[]> {
  const records = await db.run<DialogRecord>(
    `${LISTED} ${TAKES_PART}
     order by coalesce(own.top_time, 0) desc, greatest(d.last_time, d.create_time) desc, d.id desc
     limit $3 offset $4`,
    [userId, since, page.size, offsetOf(page)],
  );
  return records.map(decode);
}

export async function countDialogs(db: Db, userId: number, since: number): Promise<number> {
  const [row] = await db.run<{ count: number }>(
    `select count(*) as count ${OF_PERSON} ${IN_REACH} ${TAKES_PART}`,
    [userId, since],
  );
  return row?.count ?? 0;
}

/** How far somebody has read in their list: dialogs in which nobody wrote before a time, epoch ms, are behind it. */
interface Beyond {
  readonly unreadTime: number;
  readonly todoTime: number;
}

/** What waits for somebody behind the pages of their list, so many of each kind at most, the latest first. */
export async function dialogsBeyond(
  db: Db,
  userId: number,
  { unreadTime, todoTime }: Beyond,
  most: number,
): Promise<ListedDialog[]> {
  const records = await db.run<DialogRecord>(
    `with waiting as (
       select l.*, greatest(l.last_time, l.create_time) as moved
       from (${LISTED} and me.id is not null) l
       where l.unread_one > 0 or l.mark_unread > 0 or l.todo_num > 0
     ), found as (
       (select id from waiting where unread_one > 0 and moved < $2 order by moved desc, id desc limit $4)
       union
       (select id from waiting where mark_unread > 0 order by moved desc, id desc limit $4)
       union
       (select id from waiting where todo_num > 0 and moved < $3 order by moved desc, id desc limit $4)
     )
     select w.* from waiting w join found f on f.id = w.id order by w.moved desc, w.id desc`,
    [userId, unreadTime, todoTime, most],
  );
  return records.map(decode);
}

/** Ids of dialogs that went after a number, or in which the person does not take part any more. */
export async function lostDialogIds(db: Db, userId: number, since: number): Promise<number[]> {
  const gone = await goneIds(db, { entity: "dialog", userId, since });
  const left = await db.run<{ id: number }>(
    `select distinct split_part(c.row_id, ':', 1)::bigint as id from changes c
     where c.entity = 'dialogUser' and c.gone and c.seq > $2 and c.row_id like '%:' || $1::bigint
     union
     select split_part(c.row_id, 'dialog:', 2)::bigint from changes c
     where c.scope = 'user:' || $1::bigint and c.seq > $2 and c.entity = 'access' and c.gone
       and c.row_id like '%/dialog:%'`,
    [userId, since],
  );
  const lost = await lostRowIds(db, { entity: "dialog", table: "dialogs", userId, since });
  const ids = [...gone, ...left.map((row) => row.id), ...lost];
  const listed = await db.run<{ id: number }>(
    `select d.id ${OF_PERSON} ${IN_REACH} and me.id is not null and d.id = any($2::bigint[])`,
    [userId, ids],
  );
  return without(ids, listed);
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

/** Those of the dialogs in which more than so many people take part. */
export async function dialogsAbove(
  db: Db,
  dialogIds: readonly number[],
  most: number,
): Promise<number[]> {
  const found = await db.run<{ id: number }>(
    `select dialog_id as id from dialog_users where dialog_id = any($1::bigint[])
     group by dialog_id having count(*) > $2`,
    [dialogIds, most],
  );
  return found.map(({ id }) => id);
}

/** Who takes part in a dialog of more than `above` people, `below` of them at most: nobody of them reads on until the transaction ends. */
export async function holdReaders(
  tx: Tx,
  dialogId: number,
  { above, below }: { readonly above: number; readonly below: number },
): Promise<DialogUser[]> {
  const [row] = await tx.run<{ count: number }>(
    "select count(*) as count from dialog_users where dialog_id = $1",
    [dialogId],
  );
  const count = row?.count ?? 0;
  if (count <= above || count > below) return [];
  await tx.run("select 1 from dialog_users where dialog_id = $1 order by id for update", [
    dialogId,
  ]);
  return tableOf("dialogUser").list(tx, { dialogId });
}

/** Those of the dialogs that are in the person's reach. */
export async function dialogsInReach(
  db: Db,
  userId: number,
  dialogIds: readonly number[],
): Promise<number[]> {
  const rows = await db.run<{ id: number }>(
    `select d.id from dialogs d
     where d.id = any($2::bigint[])
       and ${mayReadSql("$1::bigint", "d.scope")}`,
    [userId, dialogIds],
  );
  return rows.map((row) => row.id);
}
