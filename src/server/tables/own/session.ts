import type { Db } from "../sql/db.ts";
import { gathered } from "../sql/gather.ts";
import type { Contact } from "./contact.ts";

/** A signed-in browser as stored; the token itself is never kept. */
export interface SessionRow {
  tokenHash: string;
  userId: number;
  deviceId: number;
  createTime: number;
  lastTime: number;
}

/** Who stands behind a token. */
export interface FoundSession {
  tokenHash: string;
  userId: number;
  deviceId: number;
  isAdmin: boolean;
  createTime: number;
  lastTime: number;
  contact: Contact;
}

export async function addSession(db: Db, session: SessionRow): Promise<void> {
  await db.run(
    `insert into sessions (token_hash, user_id, device_id, create_time, last_time)
     values ($1, $2, $3, $4, $5)`,
    [session.tokenHash, session.userId, session.deviceId, session.createTime, session.lastTime],
  );
}

/** The session of a token, where its person may still sign in. */
export const findSession = gathered<FoundSession>(async (db, tokenHashes) => {
  const sessions = await db.run<FoundSession>(
    `select s.token_hash as "tokenHash", s.user_id as "userId", s.device_id as "deviceId",
            u.is_admin as "isAdmin", s.create_time as "createTime", s.last_time as "lastTime",
            json_build_object('lastTime', d.last_time, 'awayFrom', d.away_from,
                              'firstBack', d.first_back, 'back', d.back) as contact
     from sessions s join users u on u.id = s.user_id
     join device_numbers d on d.number = s.device_id
     where s.token_hash = any($1::text[]) and u.disable_time = 0 and u.delete_time = 0
       and not u.bot`,
    [tokenHashes],
  );
  return new Map(sessions.map((session) => [session.tokenHash, session]));
});

/** Those of the devices on which somebody is signed in who still may. */
export async function devicesInUse(db: Db, deviceIds: readonly number[]): Promise<number[]> {
  const sessions = await db.run<{ deviceId: number }>(
    `select distinct s.device_id as "deviceId" from sessions s join users u on u.id = s.user_id
     where s.device_id = any($1::bigint[]) and u.disable_time = 0 and u.delete_time = 0`,
    [deviceIds],
  );
  return sessions.map((session) => session.deviceId);
}

export async function touchSession(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.run("update sessions set last_time = $2 where token_hash = $1", [tokenHash, now]);
}

/** Devices without a session that began after `createTime` and was used after `lastTime`, so many at most. */
export async function devicesOfEndedSessions(
  db: Db,
  { createTime, lastTime }: Pick<SessionRow, "createTime" | "lastTime">,
  most: number,
): Promise<Pick<SessionRow, "deviceId" | "userId">[]> {
  return db.run(
    `select device_id as "deviceId", user_id as "userId" from sessions group by device_id, user_id
     having bool_and(create_time <= $1 or last_time <= $2) limit $3`,
    [createTime, lastTime, most],
  );
}

/** Whoever is connected uses their session, though no call is made. */
export async function touchDevices(
  db: Db,
  deviceIds: readonly number[],
  now: number,
): Promise<void> {
  await db.run(
    "update sessions set last_time = $2 where device_id = any($1::bigint[]) and last_time < $2",
    [deviceIds, now],
  );
}
