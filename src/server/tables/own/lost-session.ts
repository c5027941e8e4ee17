import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** Remembers the sessions of devices that somebody has lost, while they still stand. */
export async function addLostSessions(
  db: Db,
  deviceIds: readonly Id[],
  now: number,
): Promise<void> {
  await db.run(
    `insert into lost_sessions (token_hash, device_id, end_time)
     select token_hash, device_id, $2 from sessions where device_id = any($1::bigint[])
     on conflict do nothing`,
    [deviceIds, now],
  );
}

export async function isLostSession(db: Db, tokenHash: string): Promise<boolean> {
  const rows = await db.run("select 1 from lost_sessions where token_hash = $1", [tokenHash]);
  return rows.length > 0;
}

/** Those of the devices that were reported as lost. */
export async function lostDevices(db: Db, deviceIds: readonly Id[]): Promise<Id[]> {
  const rows = await db.run<{ deviceId: Id }>(
    `select distinct device_id as "deviceId" from lost_sessions where device_id = any($1::bigint[])`,
    [deviceIds],
  );
  return rows.map(({ deviceId }) => deviceId);
}

/** Forgets what nobody comes back with any more. */
export async function removeLostSessionsBefore(db: Db, time: number): Promise<void> {
  await db.run("delete from lost_sessions where end_time < $1", [time]);
}
