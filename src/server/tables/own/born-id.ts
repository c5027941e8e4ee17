import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** Which of the ids something was already born with, whether it lives or not. */
export async function findBornIds(db: Db, ids: readonly Id[]): Promise<Id[]> {
  const rows = await db.run<{ id: Id }>("select id from born_ids where id = any($1::bigint[])", [
    ids,
  ]);
  return rows.map(({ id }) => id);
}

/** Takes ids for good; one that is taken is an error, by which the transaction starts over or fails. */
export async function addBornIds(db: Db, ids: readonly Id[]): Promise<void> {
  await db.run("insert into born_ids (id) select unnest($1::bigint[])", [ids]);
}
