import type { Id } from "#domain/id.ts";
import type { NotifySetting } from "#domain/notify/notify-setting.ts";
import type { Db } from "../sql/db.ts";

/** What somebody wants of digests. */
type Wanted = Pick<NotifySetting, "id" | "digest" | "digestAt" | "timeZone">;

const WANTED = `n.id, n.digest, n.digest_at as "digestAt", n.time_zone as "timeZone"`;
const TIMING = "concat_ws(' ', n.digest, n.digest_at, n.time_zone)";

/** People who want digests and have no turn yet, or one for other times than they want by now, with when their last one went out (0 = none did). */
export async function withoutDigestTurn(
  db: Db,
  most: number,
): Promise<(Wanted & { readonly sentTime: number })[]> {
  return db.run(
    `select ${WANTED}, coalesce(t.sent_time, 0)::float8 as "sentTime" from notify_settings n left join digest_turns t on t.user_id = n.id
     where n.digest <> 'off' and t.timing is distinct from ${TIMING} limit $1`,
    [most],
  );
}

/** Notes when somebody's next digest goes out, for the times that they want. */
export async function setDigestTurn(
  db: Db,
  { id, digest, digestAt, timeZone }: Wanted,
  next: number,
): Promise<void> {
  await db.run(
    `insert into digest_turns (user_id, timing, next_time) values ($1, $2, $3)
     on conflict (user_id) do update set timing = $2, next_time = $3, tries = 0`,
    [id, [digest, digestAt, timeZone].join(" "), next],
  );
}

/** Whose digest is to go out, which no other server takes until the transaction ends. */
export async function holdDigestTurn(
  db: Db,
  now: number,
): Promise<(Wanted & { readonly tries: number }) | undefined> {
  const [row] = await db.run<Wanted & { readonly tries: number }>(
    `select ${WANTED}, t.tries from digest_turns t join notify_settings n on n.id = t.user_id
     where t.next_time <= $1 and n.digest <> 'off' and t.timing = ${TIMING}
     order by t.next_time, t.user_id limit 1 for update of t skip locked`,
    [now],
  );
  return row;
}

/** Notes that somebody's digest went out. */
export async function keepSentDigest(db: Db, userId: Id, now: number): Promise<void> {
  await db.run("update digest_turns set sent_time = $2 where user_id = $1", [userId, now]);
}

/** Tries a digest again later. */
export async function putOffDigest(db: Db, userId: Id, next: number): Promise<void> {
  await db.run("update digest_turns set tries = tries + 1, next_time = $2 where user_id = $1", [
    userId,
    next,
  ]);
}

/** To whom a digest goes; undefined where they have left, or have no address. */
export async function addresseeOf(
  db: Db,
  userId: Id,
): Promise<{ email: string; nickname: string } | undefined> {
  const [row] = await db.run<{ email: string; nickname: string }>(
    `select a.email, u.nickname from users u join accounts a on a.id = u.id
     where u.id = $1 and u.disable_time = 0 and u.delete_time = 0 and a.email <> ''`,
    [userId],
  );
  return row;
}
