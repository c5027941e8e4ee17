import type { Db, Tx } from "../sql/db.ts";

/** Notes that a content was taken out of the store, epoch ms. */
export async function noteRemoved(db: Db, sha256: string, at: number): Promise<void> {
  await db.run(
    `insert into removed_contents (sha256, since) values ($1, $2)
     on conflict (sha256) do update set since = $2`,
    [sha256, at],
  );
}

/** Some of the contents that were taken out before a time. */
export async function removedBefore(db: Db, time: number, most: number): Promise<string[]> {
  const found = await db.run<{ sha256: string }>(
    "select sha256 from removed_contents where since < $1 order by since limit $2",
    [time, most],
  );
  return found.map(({ sha256 }) => sha256);
}

/**
 * Whether a content has no business in the store: nobody has brought it again, or what lies there is infected. Whoever brings it
 * waits until the transaction ends.
 */
export async function holdRemoved(tx: Tx, sha256: string): Promise<boolean> {
  // A row of nobody's, for as long as the transaction lasts: who puts it waits for that.
  const [put] = await tx.run(
    `insert into contents (sha256, size, md5, sum, mime, create_time) values ($1, 0, '', '', '', 0)
     on conflict do nothing returning 1`,
    [sha256],
  );
  if (put) {
    await tx.run("delete from contents where sha256 = $1", [sha256]);
    return true;
  }
  await tx.run("select 1 from contents where sha256 = $1 for update", [sha256]);
  const infected = await tx.run(
    "select 1 from content_scans where sha256 = $1 and state = 'infected'",
    [sha256],
  );
  return infected.length > 0;
}

export async function forgetRemoved(tx: Tx, sha256: string): Promise<void> {
  await tx.run("delete from removed_contents where sha256 = $1", [sha256]);
}
