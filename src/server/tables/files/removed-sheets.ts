import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** Some of the sheets that were taken out of their register before a time, epoch ms. */
export async function sheetsRemovedBefore(db: Db, time: number, most: number): Promise<Id[]> {
  const found = await db.run<{ id: Id }>(
    "select id from sheets where removed_time > 0 and removed_time < $1 order by removed_time limit $2",
    [time, most],
  );
  return found.map(({ id }) => id);
}
