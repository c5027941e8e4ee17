import type { Dialog } from "#domain/dialog/dialog.ts";
import type { Message } from "#domain/message/message.ts";
import type { Notice } from "#domain/notice/notice.ts";
import type { NotifySetting } from "#domain/notify/notify-setting.ts";
import type { SessionRow } from "./session.ts";
import { mayReadSql } from "../may-read.ts";
import type { Db } from "../sql/db.ts";

/** Where a browser can be reached while it is closed. */
export interface PushSubscription {
  deviceId: number;
  userId: number;
  /** The server's key to which the browser bound it. */
  publicKey: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Where the browser finds the app, without a slash at the end. */
  address: string;
}

/** Keeps it in the place of the device's one before; an endpoint is one browser's only. */
export async function putSubscription(
  db: Db,
  { deviceId, userId, publicKey, endpoint, p256dh, auth, address }: PushSubscription,
  now: number,
): Promise<void> {
  await db.run("delete from push_subscriptions where endpoint = $1 and device_id <> $2", [
    endpoint,
    deviceId,
  ]);
  await db.run(
    `insert into push_subscriptions
       (device_id, user_id, public_key, endpoint, p256dh, auth, address, create_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (device_id) do update set user_id = excluded.user_id,
       public_key = excluded.public_key, endpoint = excluded.endpoint,
       p256dh = excluded.p256dh, auth = excluded.auth, address = excluded.address, create_time = excluded.create_time`,
    [deviceId, userId, publicKey, endpoint, p256dh, auth, address, now],
  );
}

export async function removeSubscription(db: Db, deviceId: number): Promise<void> {
  await db.run("delete from push_subscriptions where device_id = $1", [deviceId]);
}

/** Removes what a push service no longer knows, unless the browser has brought another one meanwhile. */
export async function removeEndpoint(
  db: Db,
  { deviceId, endpoint }: Pick<PushSubscription, "deviceId" | "endpoint">,
): Promise<void> {
  await db.run("delete from push_subscriptions where device_id = $1 and endpoint = $2", [
    deviceId,
    endpoint,
  ]);
}

const SUBSCRIPTION = `p.device_id as "deviceId", p.user_id as "userId", p.public_key as "publicKey",
  p.endpoint, p.p256dh, p.auth, p.address`;

/**
 * Takes out the subscriptions of browsers on which nobody is signed in any more who still may: each is
 * taken once, whichever of the servers on the database asks.
 */
export async function takeEndedSubscriptions(db: Db): Promise<PushSubscription[]> {
  return db.run<PushSubscription>(
    `delete from push_subscriptions p
     where not exists (
       select 1 from sessions s join users u on u.id = s.user_id
       where s.device_id = p.device_id and u.disable_time = 0 and u.delete_time = 0
     )
     returning ${SUBSCRIPTION}`,
  );
}

export async function findSubscription(
  db: Db,
  deviceId: number,
): Promise<PushSubscription | undefined> {
  const [found] = await db.run<PushSubscription>(
    `select ${SUBSCRIPTION} from push_subscriptions p where p.device_id = $1`,
    [deviceId],
  );
  return found;
}

/**
 * Takes everything of the log that nobody has looked through yet: after `from`, up to `to`. Each line
 * is taken once, whichever of the servers on the database asks.
 */
export async function takeNews(db: Db): Promise<{ from: number; to: number }> {
  const [taken] = await db.run<{ from: number; to: number }>(
    `with before as (select seq from push_cursor where id = 1 for update),
          head as (select max(head) as seq from space)
     update push_cursor set seq = greatest(before.seq, head.seq) from before, head where id = 1
     returning before.seq as "from", push_cursor.seq as "to"`,
  );
  if (!taken) throw new Error("The cursor of pushes is missing");
  return taken;
}

/** A new message and a browser of somebody who takes part in its dialog and may see it. */
export interface PossiblePush extends PushSubscription {
  message: Pick<Message, "id" | "userId" | "position" | "mention" | "withdrawTime" | "msg">;
  dialog: Pick<Dialog, "id" | "type">;
  readPosition: number;
  silence: number;
  setting: Omit<NotifySetting, "id"> | null;
}

/** What somebody wants to hear, of their settings `n`. */
const HEARING = `case when n.id is null then null else json_build_object('quiet', n.quiet,
  'quietFrom', n.quiet_from, 'quietTo', n.quiet_to, 'timeZone', n.time_zone, 'off', n.off) end`;

/** Whether somebody is still signed in on the browser of `p`: $4 and $5 say which sessions have ended by now. */
const SIGNED_IN = `exists (select 1 from sessions where sessions.device_id = p.device_id
  and sessions.create_time > $4 and sessions.last_time > $5)`;

/** How many pushes one look finds at most, and since when sessions must have begun and been used. */
interface PushLimits {
  readonly most: number;
  readonly sessions: Pick<SessionRow, "createTime" | "lastTime">;
}

/**
 * For the messages written between two numbers of the log, the newest `most` of them: whom a push could
 * tell, oldest first.
 */
export async function possiblePushes(
  db: Db,
  { from, to }: { from: number; to: number },
  { most, sessions }: PushLimits,
): Promise<PossiblePush[]> {
  return db.run<PossiblePush>(
    `with new as (
       select row_id::bigint as id, seq from changes
       where seq > $1 and seq <= $2 and entity = 'message' and action = 'add' and not gone
         and exists (select 1 from push_subscriptions)
       order by seq desc limit $3
     )
     select ${SUBSCRIPTION},
       json_build_object('id', m.id, 'userId', m.user_id, 'position', m.position,
         'mention', m.mention, 'withdrawTime', m.withdraw_time, 'msg', m.msg) as message,
       json_build_object('id', d.id, 'type', d.type) as dialog,
       du.read_position as "readPosition",
       coalesce(s.silence, 0) as silence,
       ${HEARING} as setting
     from new
     join messages m on m.id = new.id
     join dialogs d on d.id = m.dialog_id
     join dialog_users du on du.dialog_id = d.id and du.user_id <> m.user_id
     join push_subscriptions p on p.user_id = du.user_id
     join users u on u.id = p.user_id and u.disable_time = 0 and u.delete_time = 0
     left join dialog_settings s on s.id = d.id || ':' || p.user_id
     left join notify_settings n on n.id = p.user_id
     where ${mayReadSql("p.user_id", "m.scope")} and ${SIGNED_IN}
     order by new.seq`,
    [from, to, most, sessions.createTime, sessions.lastTime],
  );
}

/** Something that a person is to hear of, and a browser of theirs. */
export interface PossibleNotice extends PushSubscription {
  notice: Pick<Notice, "id" | "kind" | "time">;
  setting: Omit<NotifySetting, "id"> | null;
}

/** What somebody has to see to be told of a notice, as `scopeOfMatter` says it. */
const SCOPE_OF_MATTER = `(case when o.record_id > 0 then 'record:' || o.record_id
  when o.plan_id > 0 then 'plan:' || o.plan_id
  when o.dialog_id > 0 then 'dialog:' || o.dialog_id else 'absence:' || o.by_user_id end)`;

/** As possiblePushes, for the notices that came between two numbers of the log. */
export async function possibleNotices(
  db: Db,
  { from, to }: { from: number; to: number },
  { most, sessions }: PushLimits,
): Promise<PossibleNotice[]> {
  return db.run<PossibleNotice>(
    `with new as (
       select row_id as id, max(seq) as seq from changes
       where seq > $1 and seq <= $2 and entity = 'notice' and action = 'add' and not gone
         and exists (select 1 from push_subscriptions)
       group by row_id order by seq desc limit $3
     )
     select ${SUBSCRIPTION}, json_build_object('id', o.id, 'kind', o.kind, 'time', o.time) as notice,
       ${HEARING} as setting
     from new
     join notices o on o.id = new.id
     join push_subscriptions p on p.user_id = o.user_id
     join users u on u.id = p.user_id and u.disable_time = 0 and u.delete_time = 0
     left join notify_settings n on n.id = p.user_id
     where ${mayReadSql("p.user_id", SCOPE_OF_MATTER)} and ${SIGNED_IN}
     order by new.seq`,
    [from, to, most, sessions.createTime, sessions.lastTime],
  );
}

/** The key pair that was sealed with a key; the private one as it is sealed. */
export interface StoredPushKey {
  publicKey: string;
  privateKey: string;
}

export async function findPushKey(db: Db, seal: string): Promise<StoredPushKey | undefined> {
  const [found] = await db.run<StoredPushKey>(
    `select public_key as "publicKey", private_key as "privateKey" from push_keys where seal = $1`,
    [seal],
  );
  return found;
}

/** Keeps the first pair of a seal; another server's that was faster stays. */
export async function addPushKey(db: Db, seal: string, key: StoredPushKey): Promise<void> {
  await db.run(
    `insert into push_keys (seal, public_key, private_key) values ($1, $2, $3)
     on conflict (seal) do nothing`,
    [seal, key.publicKey, key.privateKey],
  );
}
