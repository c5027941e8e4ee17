import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** Ids of the private tasks of a plan. */
export async function privateTasksOf(db: Db, planId: Id): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>(
    "select id from tasks where plan_id = $1 and private_to = id",
    [planId],
  );
  return rows.map(({ id }) => id);
}
