import { PASSED_OVER_MAX } from "#domain/limits.ts";
import type { Db } from "../sql/db.ts";
import type { Contact } from "./contact.ts";

/** The server's own ranges belong to nobody. */
export const SERVER_USER = 0;

/** Claims the next range of ids for a browser of somebody's, or with SERVER_USER for this process. */
export async function claimDeviceNumber(db: Db, userId: number): Promise<number> {
  const [row] = await db.run<{ number: number }>(
    "insert into device_numbers (number, user_id) values (nextval('device_number_seq'), $1) returning number",
    [userId],
  );
  if (!row) throw new Error("The database gave no device number.");
  return row.number;
}

/** How far beyond the last number that was given out a lost one may lie. */
const LOST_WITHIN = 1_000;

/** Jumps over the numbers that may have been given out after the backup from which the database comes. */
export async function skipLostNumbers(db: Db): Promise<void> {
  await db.run(
    `select setval('device_number_seq', (select last_value from device_number_seq) + $1::int),
            setval('user_id_seq', (select last_value from user_id_seq) + $1::int)`,
    [LOST_WITHIN],
  );
}

/** Makes the next device number at least this one. */
export async function raiseDeviceNumbers(db: Db, least: number): Promise<void> {
  await db.run(
    "select setval('device_number_seq', $1::bigint) from device_number_seq where last_value < $1::bigint",
    [least],
  );
}

/** Gives a number back to the one who had it, where a restored database no longer knows of it. */
export async function reclaimDeviceNumber(db: Db, number: number, userId: number): Promise<void> {
  await db.run(
    `with claimed as (
       insert into device_numbers (number, user_id)
       select $1::bigint, $2::bigint from device_number_seq where $1::bigint <= last_value + $3::int
       on conflict do nothing returning number
     )
     select setval('device_number_seq', greatest(last_value, number))
     from claimed, device_number_seq where number > last_value`,
    [number, userId, LOST_WITHIN],
  );
}

const DAY = 24 * 3_600_000;

/**
 * Gives a number that was passed over to who mints with it: a restored database does not know
 * what a browser claimed after the backup. Whether it was free, and the person has not had too many
 * of them in a day; numbers to come are not touched.
 */
export async function claimPassedOver(
  db: Db,
  number: number,
  { userId, now }: { userId: number; now: number },
): Promise<boolean> {
  const rows = await db.run(
    `insert into device_numbers (number, user_id, passed_over_time)
     select $1::bigint, $2::bigint, $3::bigint from device_number_seq
     where $1::bigint <= last_value and $5 > (
       select count(*) from device_numbers where user_id = $2::bigint and passed_over_time > $4::bigint
     )
     on conflict do nothing returning number`,
    [number, userId, now, now - DAY, PASSED_OVER_MAX],
  );
  return rows.length > 0;
}

/** Writes down when the browser that mints with a number was heard of. */
export async function noteContact(
  db: Db,
  number: number,
  { lastTime, awayFrom, firstBack, back }: Contact,
): Promise<void> {
  await db.run(
    `update device_numbers set last_time = $2, away_from = $3, first_back = $4, back = $5
     where number = $1`,
    [number, lastTime, awayFrom, firstBack, back],
  );
}

/** What is known of the browser of somebody's that minted with these numbers: the newest of it. */
export async function findContact(
  db: Db,
  userId: number,
  numbers: readonly number[],
): Promise<Contact | undefined> {
  const [contact] = await db.run<Contact>(
    `select last_time as "lastTime", away_from as "awayFrom", first_back as "firstBack", back
     from device_numbers where user_id = $1 and number = any($2::bigint[]) and last_time > 0
     order by last_time desc limit 1`,
    [userId, numbers],
  );
  return contact;
}

/** Whose range it is; undefined when nobody has claimed it. */
export async function ownerOfDeviceNumber(db: Db, number: number): Promise<number | undefined> {
  const [row] = await db.run<{ userId: number }>(
    `select user_id as "userId" from device_numbers where number = $1`,
    [number],
  );
  return row?.userId;
}

/** The id of the next person: small numbers, below every device's range. */
export async function nextUserId(db: Db): Promise<number> {
  const [row] = await db.run<{ id: number }>("select nextval('user_id_seq') as id");
  if (!row) throw new Error("The database gave no user id.");
  return row.id;
}
