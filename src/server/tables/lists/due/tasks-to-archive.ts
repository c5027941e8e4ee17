import type { Id } from "#domain/id.ts";
import type { Db } from "../../sql/db.ts";

const DAY = 86_400_000;

/**
 * Tasks whose days since they were completed may be over, in the order of their ids, behind one; `companyDays` counts in
 * plans that have no days of their own.
 */
export async function tasksToArchive(
  db: Db,
  {
    now,
    companyDays,
    behind,
    most,
  }: { now: number; companyDays: number; behind: Id; most: number },
): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>(
    `select t.id from tasks t join plans p on p.id = t.plan_id
     cross join lateral (select case p.archive_method when 'custom' then p.archive_days else $1 end as days) r
     where t.id > $2 and t.parent_id = 0 and t.archived_time = 0 and p.archived_time = 0
       and r.days > 0 and t.complete_time between 1 and $3::bigint - r.days::bigint * $4
     order by t.id limit $5`,
    [companyDays, behind, now, DAY, most],
  );
  return rows.map(({ id }) => id);
}
