import type { Id } from "#domain/id.ts";
import type { Db } from "../../sql/db.ts";

/** Delegations that have begun, end or were changed, the longest ago first. */
export async function delegationsDue(
  db: Db,
  { now, most }: { now: number; most: number },
): Promise<string[]> {
  const rows = await db.run<{ id: string }>(
    "select id from delegations where due_time <= $1 order by due_time, id limit $2",
    [now, most],
  );
  return rows.map(({ id }) => id);
}

/** Requests that wait for somebody of these people. */
export async function approvalsAsking(db: Db, userIds: readonly Id[]): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>(
    `select distinct r.id from unnest($1::bigint[]) asked (id)
     join approvals r on r.asked_ids @> to_jsonb(asked.id) order by r.id`,
    [userIds],
  );
  return rows.map(({ id }) => id);
}
