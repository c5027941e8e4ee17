import type { Id } from "#domain/id.ts";
import type { Db } from "../../sql/db.ts";

/** Tasks of which a reminder has come due, the longest ago first. */
export async function tasksToRemind(
  db: Db,
  { now, most }: { now: number; most: number },
): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>(
    `select id from tasks where remind_time > 0 and remind_time <= $1
     order by remind_time, id limit $2`,
    [now, most],
  );
  return rows.map(({ id }) => id);
}
