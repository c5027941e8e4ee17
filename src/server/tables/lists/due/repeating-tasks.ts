import type { Id } from "#domain/id.ts";
import type { Db } from "../../sql/db.ts";

/**
 * Tasks from which another one may have to come by now, in the order of their ids, behind one: those whose rule
 * names a moment that has come, and those that are done where that is what it waits for.
 */
export async function tasksToRepeat(
  db: Db,
  { now, behind, most }: { now: number; behind: Id; most: number },
): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>(
    `select t.id from tasks t join plans p on p.id = t.plan_id
     where t.repeat is not null and t.id > $2 and (
       (t.repeat->>'nextTime')::bigint between 1 and $1
       or (t.repeat->>'after' = 'completion' and t.complete_time > 0 and p.archived_time = 0)
     )
     order by t.id limit $3`,
    [now, behind, most],
  );
  return rows.map(({ id }) => id);
}
