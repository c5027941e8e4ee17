import type { Id } from "#domain/id.ts";
import { type Scope, taskScope } from "#domain/scope.ts";
import { mayReadSql } from "./may-read.ts";
import type { Db } from "./sql/db.ts";

/** Ids of the private tasks of a plan. */
export async function privateTasksOf(db: Db, planId: Id): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>(
    "select id from tasks where plan_id = $1 and private_to = id",
    [planId],
  );
  return rows.map(({ id }) => id);
}

/** The scopes of the private tasks of a plan, whoever sees them. */
export async function privateScopesOf(db: Db, planId: Id): Promise<Scope[]> {
  return (await privateTasksOf(db, planId)).map(taskScope);
}

/** Whether somebody sees a private task of a plan. */
export async function seesPrivateTasks(db: Db, userId: Id, planId: Id): Promise<boolean> {
  const rows = await db.run(
    `select 1 from tasks t where t.plan_id = $2 and t.private_to > 0
       and ${mayReadSql("$1::bigint", "t.scope")} limit 1`,
    [userId, planId],
  );
  return rows.length > 0;
}
