import type { Db } from "../sql/db.ts";

/** Who somebody is at a provider of identities. */
export interface Identity {
  issuer: string;
  subject: string;
}

/** Whose it is. */
export async function findIdentity(
  db: Db,
  { issuer, subject }: Identity,
): Promise<number | undefined> {
  const [row] = await db.run<{ userId: number }>(
    `select user_id as "userId" from identities where issuer = $1 and subject = $2`,
    [issuer, subject],
  );
  return row?.userId;
}

/** Links it to an account; false where the account has another one at the same provider. */
export async function linkIdentity(
  db: Db,
  { issuer, subject }: Identity,
  { userId, now }: { userId: number; now: number },
): Promise<boolean> {
  const rows = await db.run(
    `insert into identities (issuer, subject, user_id, create_time) values ($1, $2, $3, $4)
     on conflict do nothing returning user_id`,
    [issuer, subject, userId, now],
  );
  return rows.length > 0;
}
