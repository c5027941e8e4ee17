import type { Db } from "../sql/db.ts";

/** Keeps the hash of a person's password. */
export async function putCredential(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.run(
    `insert into credentials (user_id, password_hash) values ($1, $2)
     on conflict (user_id) do update set password_hash = excluded.password_hash`,
    [userId, passwordHash],
  );
}

export async function findCredential(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db.run<{ passwordHash: string }>(
    `select password_hash as "passwordHash" from credentials where user_id = $1`,
    [userId],
  );
  return row?.passwordHash;
}

/** Forgets all by which the person could sign in. */
export async function removeAccountSecrets(db: Db, userId: number): Promise<void> {
  for (const text of SECRETS) await db.run(text, [userId]);
}

const SECRETS = [
  "credentials",
  "account_links",
  "second_factors",
  "recovery_codes",
  "passkeys",
  "identities",
  "sign_in_steps",
  "known_devices",
].map((table) => `delete from ${table} where user_id = $1`);
