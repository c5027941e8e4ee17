import type { Id } from "#domain/id.ts";
import type { Db } from "../../sql/db.ts";

/** Messages of which the time has come, from one id on. */
export async function scheduledDue(
  db: Db,
  { now, behind, most }: { now: number; behind: Id; most: number },
): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>(
    `select id from scheduled_messages where failed = '' and time <= $1 and id > $2
     order by id limit $3`,
    [now, behind, most],
  );
  return rows.map(({ id }) => id);
}
