import type { Database, Tx } from "#server/tables/sql/db.ts";

/** Holds up what needs the same locks as `take` until what it gives back is called. */
export async function holdUp(
  database: Database,
  take: (tx: Tx) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: taken, resolve: isTaken } = Promise.withResolvers<void>();
  const held = database.transaction(async (tx) => {
    await take(tx);
    isTaken();
    await released;
  });
  await taken;
  return async () => {
    release();
    await held;
  };
}

/** How many transactions of the database wait for a lock. */
export async function waitingForLocks(database: Database): Promise<number> {
  const [row] = await database.run<{ count: number }>(
    `select count(distinct l.pid)::int as count from pg_locks l
     join pg_stat_activity a on a.pid = l.pid
     where not l.granted and a.datname = current_database()`,
  );
  return row?.count ?? 0;
}
