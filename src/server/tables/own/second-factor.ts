import type { Db } from "../sql/db.ts";

/** The authenticator app of somebody. */
export interface SecondFactor {
  /** Sealed. */
  secret: string;
  /** Epoch ms since when it guards the sign-in, 0 = not yet confirmed. */
  confirmTime: number;
}

export async function findSecondFactor(db: Db, userId: number): Promise<SecondFactor | undefined> {
  const [factor] = await db.run<SecondFactor>(
    `select secret, confirm_time as "confirmTime" from second_factors where user_id = $1`,
    [userId],
  );
  return factor;
}

/** Puts a secret that waits for its confirmation; one that guards already stays, and false is answered. */
export async function putSecondFactor(db: Db, userId: number, secret: string): Promise<boolean> {
  const rows = await db.run(
    `insert into second_factors (user_id, secret, confirm_time, last_step)
     values ($1, $2, 0, 0)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0
       where second_factors.confirm_time = 0
     returning user_id`,
    [userId, secret],
  );
  return rows.length > 0;
}

/** Whether it was waiting and guards from now on. */
export async function confirmSecondFactor(db: Db, userId: number, now: number): Promise<boolean> {
  const rows = await db.run(
    `update second_factors set confirm_time = $2 where user_id = $1 and confirm_time = 0
     returning user_id`,
    [userId, now],
  );
  return rows.length > 0;
}

/** Uses the code of an interval up; false where it, or a later one, was used before. */
export async function useStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await db.run(
    `update second_factors set last_step = $2 where user_id = $1 and last_step < $2
     returning user_id`,
    [userId, step],
  );
  return rows.length > 0;
}

/** Removes app and recovery codes. */
export async function removeSecondFactor(db: Db, userId: number): Promise<void> {
  await db.run("delete from second_factors where user_id = $1", [userId]);
  await db.run("delete from recovery_codes where user_id = $1", [userId]);
}

/** Keys with which secrets were sealed, as far as guards are confirmed. */
export async function sealsInUse(db: Db): Promise<string[]> {
  const rows = await db.run<{ seal: string }>(
    `select distinct split_part(secret, '.', 1) as seal from second_factors where confirm_time > 0`,
  );
  return rows.map(({ seal }) => seal);
}

/** Puts new recovery codes in the place of all from before. */
export async function putRecoveryCodes(
  db: Db,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await db.run("delete from recovery_codes where user_id = $1", [userId]);
  await db.run("insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])", [
    userId,
    hashes,
  ]);
}

/** Whether there was such a code; it is used up. */
export async function useRecoveryCode(db: Db, userId: number, hash: string): Promise<boolean> {
  const rows = await db.run(
    "delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id",
    [userId, hash],
  );
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.run<{ count: number }>(
    "select count(*)::int as count from recovery_codes where user_id = $1",
    [userId],
  );
  return row?.count ?? 0;
}

/** Who guards the account by more than a password, of those who can sign in. */
export async function listGuarded(
  db: Db,
): Promise<{ userId: number; twoFactor: boolean; passkeys: number }[]> {
  return db.run(
    `select u.id as "userId", f.user_id is not null as "twoFactor", p.passkeys
     from users u
     left join second_factors f on f.user_id = u.id and f.confirm_time > 0
     cross join lateral (
       select count(*)::int as passkeys from passkeys k where k.user_id = u.id
     ) p
     where u.delete_time = 0 and (f.user_id is not null or p.passkeys > 0)
     order by u.id`,
  );
}
