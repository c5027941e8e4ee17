import type { Db, Tx } from "../../sql/db.ts";

/** How often somebody tried lately. */
export interface TryCount {
  key: string;
  count: number;
  /** When the next try is looked at. */
  nextTime: number;
  /** When all of it is forgotten. */
  expireTime: number;
}

/** Rows that one call removes: more than one can add. */
const REMOVED = 100;

/** The counts of these keys, new ones at nothing; until the transaction ends nobody else changes them. */
export async function lockTryCounts(tx: Tx, keys: readonly string[]): Promise<TryCount[]> {
  // In one order for all, so that no two wait for each other.
  return tx.run<TryCount>(
    `insert into try_counts (key, count, next_time, expire_time)
     select key, 0, 0, 0 from unnest($1::text[]) as key
     on conflict (key) do update set key = excluded.key
     returning key, count, next_time as "nextTime", expire_time as "expireTime"`,
    [keys.toSorted((left, right) => (left < right ? -1 : 1))],
  );
}

export async function putTryCounts(tx: Tx, counts: readonly TryCount[]): Promise<void> {
  await tx.run(
    `update try_counts t set count = c.count, next_time = c.next_time, expire_time = c.expire_time
     from unnest($1::text[], $2::int[], $3::bigint[], $4::bigint[])
       as c(key, count, next_time, expire_time)
     where t.key = c.key`,
    [
      counts.map(({ key }) => key),
      counts.map(({ count }) => count),
      counts.map(({ nextTime }) => nextTime),
      counts.map(({ expireTime }) => expireTime),
    ],
  );
}

/** Forgets a count, and takes it off those that it was part of. */
export async function clearTryCount(db: Db, key: string, shared: readonly string[]): Promise<void> {
  await db.run(
    `with own as (delete from try_counts where key = $1 returning count)
     update try_counts t set count = greatest(t.count - own.count, 0)
     from own where t.key = any($2::text[])`,
    [key, shared],
  );
}

/** Removes what is forgotten and what nobody holds at the moment. */
export async function removeOldTryCounts(db: Db, now: number): Promise<void> {
  await db.run(
    `delete from try_counts where ctid = any(array(
       select ctid from try_counts where expire_time <= $1 limit ${REMOVED} for update skip locked
     ))`,
    [now],
  );
}
