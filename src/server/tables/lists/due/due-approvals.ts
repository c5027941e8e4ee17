import type { Id } from "#domain/id.ts";
import type { Db } from "../../sql/db.ts";

/** Requests of which a step was not decided in time, the longest ago first; behind those that were looked at and stay as they are. */
export async function approvalsDue(
  db: Db,
  { now, most, behind }: { now: number; most: number; behind: number },
): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>(
    `select id from approvals where due_time > 0 and due_time <= $1
     order by due_time, id limit $2 offset $3`,
    [now, most, behind],
  );
  return rows.map(({ id }) => id);
}

/** Requests that wait for somebody who has left, is disabled or is a bot; behind those that were looked at and stay as they are. */
export async function approvalsLeftBehind(
  db: Db,
  { most, behind }: { most: number; behind: number },
): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>(
    `select distinct r.id from users u join approvals r on r.asked_ids @> to_jsonb(u.id)
     where u.delete_time > 0 or u.disable_time > 0 or u.bot order by r.id limit $1 offset $2`,
    [most, behind],
  );
  return rows.map(({ id }) => id);
}
