import type { Db } from "../sql/db.ts";

/** A passkey as stored. */
export interface PasskeyRow {
  id: number;
  userId: number;
  /** The authenticator's own name for it. */
  credentialId: string;
  /** The domain for which it was made. */
  site: string;
  /** In base64url. */
  publicKey: string;
  /** Uses that the authenticator has counted; many count none. */
  counter: number;
  transports: string[];
  name: string;
  createTime: number;
  /** When it was last used, 0 = never. */
  lastTime: number;
}

const SELECTION = `id, user_id as "userId", credential_id as "credentialId", site,
  public_key as "publicKey", counter, transports, name,
  create_time as "createTime", last_time as "lastTime"`;

export async function addPasskey(db: Db, passkey: PasskeyRow): Promise<void> {
  await db.run(
    `insert into passkeys
       (id, user_id, credential_id, site, public_key, counter, transports, name, create_time, last_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      passkey.id,
      passkey.userId,
      passkey.credentialId,
      passkey.site,
      passkey.publicKey,
      passkey.counter,
      JSON.stringify(passkey.transports),
      passkey.name,
      passkey.createTime,
      passkey.lastTime,
    ],
  );
}

/** Somebody's, oldest first. */
export async function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.run<PasskeyRow>(
    `select ${SELECTION} from passkeys where user_id = $1 order by create_time, id`,
    [userId],
  );
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [passkey] = await db.run<PasskeyRow>(
    `select ${SELECTION} from passkeys where credential_id = $1`,
    [credentialId],
  );
  return passkey;
}

/**
 * Notes a use, unless another one was counted in the meantime: a counter that does not grow
 * is a copy's, save where the authenticator counts nothing.
 */
export async function usePasskey(
  db: Db,
  id: number,
  { counter, now }: { counter: number; now: number },
): Promise<boolean> {
  const rows = await db.run(
    `update passkeys set counter = $2, last_time = $3
     where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning id`,
    [id, counter, now],
  );
  return rows.length > 0;
}

export async function renamePasskey(
  db: Db,
  { id, userId, name }: Pick<PasskeyRow, "id" | "userId" | "name">,
): Promise<PasskeyRow | undefined> {
  const [passkey] = await db.run<PasskeyRow>(
    `update passkeys set name = $3 where id = $1 and user_id = $2 returning ${SELECTION}`,
    [id, userId, name],
  );
  return passkey;
}

/** What it was called, where it was theirs and is gone. */
export async function removePasskey(
  db: Db,
  id: number,
  userId: number,
): Promise<string | undefined> {
  const [gone] = await db.run<{ name: string }>(
    "delete from passkeys where id = $1 and user_id = $2 returning name",
    [id, userId],
  );
  return gone?.name;
}

export async function removePasskeys(db: Db, userId: number): Promise<void> {
  await db.run("delete from passkeys where user_id = $1", [userId]);
}
