import type { Db, Tx } from "../../sql/db.ts";

/** A browser on which somebody proved who they are; the secret itself is never kept. */
export interface KnownDevice {
  secretHash: string;
  userId: number;
  /** The device while it is signed in. */
  deviceId: number | null;
  /** Names the count of its tries: its own, or that of the device which let it in. */
  origin: string;
  lastTime: number;
}

/** Browsers that are remembered of one person. */
const KNOWN_MAX = 20;

/** Remembers a browser, and forgets those of the person that were not used for the longest time. */
export async function putKnownDevice(tx: Tx, device: KnownDevice): Promise<void> {
  const { secretHash, userId, deviceId, origin, lastTime } = device;
  await tx.run(
    `insert into known_devices (secret_hash, user_id, device_id, origin, last_time)
     values ($1, $2, $3, $4, $5)
     on conflict (secret_hash) do update
       set device_id = excluded.device_id, last_time = excluded.last_time`,
    [secretHash, userId, deviceId, origin, lastTime],
  );
  await tx.run(
    `delete from known_devices where secret_hash = any(array(
       select secret_hash from known_devices where user_id = $1
       order by last_time desc, secret_hash offset ${KNOWN_MAX}
     ))`,
    [userId],
  );
}

/** The browsers behind these secrets. */
export async function findKnownDevices(
  db: Db,
  secretHashes: readonly string[],
): Promise<Pick<KnownDevice, "secretHash" | "userId" | "origin">[]> {
  return db.run(
    `select secret_hash as "secretHash", user_id as "userId", origin from known_devices
     where secret_hash = any($1::text[]) order by secret_hash`,
    [secretHashes],
  );
}

/** Where the tries of a device that is signed in are counted. */
export async function originOfDevice(db: Db, deviceId: number): Promise<string> {
  const [known] = await db.run<{ origin: string }>(
    "select origin from known_devices where device_id = $1 order by last_time desc limit 1",
    [deviceId],
  );
  return known?.origin ?? String(deviceId);
}

/**
 * The browser stays known when its device goes: it was signed out by itself. One that was let in by another
 * device is forgotten, so that whoever had a session for a while does not share its count for ever.
 */
export async function releaseKnownDevice(tx: Tx, deviceId: number): Promise<void> {
  await tx.run(
    "update known_devices set device_id = null where device_id = $1 and origin = secret_hash",
    [deviceId],
  );
}

/** Forgets all browsers of a person but that of one device, 0 = of none. */
export async function forgetKnownDevices(
  tx: Tx,
  userId: number,
  keptDevice: number,
): Promise<void> {
  await tx.run(
    "delete from known_devices where user_id = $1 and device_id is distinct from $2::bigint",
    [userId, keptDevice],
  );
}
