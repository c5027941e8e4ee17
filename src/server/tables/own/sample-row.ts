import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** What of the sample site is noted by itself; all else goes with it. */
export interface SampleRow {
  entity: "user" | "plan" | "dialog" | "department" | "form" | "menuItem";
  id: Id;
}

export async function addSampleRows(db: Db, rows: readonly SampleRow[]): Promise<void> {
  await db.run(
    `insert into sample_rows (entity, id)
     select entity, id from jsonb_to_recordset($1) as noted (entity text, id bigint)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

export async function listSampleRows(db: Db): Promise<SampleRow[]> {
  return db.run<SampleRow>("select entity, id from sample_rows order by entity, id");
}

export async function removeSampleRows(db: Db): Promise<void> {
  await db.run("delete from sample_rows");
}
