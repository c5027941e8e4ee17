import type { Id } from "#domain/id.ts";
import type { GlancedRecord } from "#domain/reading.ts";
import type { Db } from "../sql/db.ts";

/** What is asked of many records at once; what stands in them only where it is wanted, and "" otherwise. */
export async function glanceAtRecords(
  db: Db,
  ids: readonly Id[],
  wantsValues: boolean,
): Promise<GlancedRecord[]> {
  if (ids.length === 0) return [];
  return db.run<GlancedRecord>(
    `select id, form_id as "formId", version_id as "versionId", title, create_user_id as "createUserId",
       ${wantsValues ? '"values"' : "''"} as "values"
     from records where id = any($1::bigint[])`,
    [ids],
  );
}
