import type { Db } from "../sql/db.ts";

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
