import type { Id } from "#domain/id.ts";
import type { Scope } from "#domain/scope.ts";
import type { Db } from "../sql/db.ts";

/** Somebody whom somebody else has taken out of a scope. */
export interface ShutOut {
  readonly userId: Id;
  readonly scope: Scope;
}

export async function addShutOuts(db: Db, shutOuts: readonly ShutOut[]): Promise<void> {
  await db.run(
    `insert into shut_outs (scope, user_id)
     select * from unnest($1::text[], $2::bigint[]) on conflict do nothing`,
    [shutOuts.map(({ scope }) => scope), shutOuts.map(({ userId }) => userId)],
  );
}

/** Somebody has let them in again. */
export async function removeShutOuts(db: Db, shutOuts: readonly ShutOut[]): Promise<void> {
  await db.run(
    `delete from shut_outs
     where (scope, user_id) in (select * from unnest($1::text[], $2::bigint[]))`,
    [shutOuts.map(({ scope }) => scope), shutOuts.map(({ userId }) => userId)],
  );
}

/** The scope is gone, and with it whom it kept out. */
export async function removeShutOutsOf(db: Db, scope: Scope): Promise<void> {
  await db.run("delete from shut_outs where scope = $1", [scope]);
}

export async function isShutOut(db: Db, { scope, userId }: ShutOut): Promise<boolean> {
  const rows = await db.run("select 1 from shut_outs where scope = $1 and user_id = $2", [
    scope,
    userId,
  ]);
  return rows.length > 0;
}
