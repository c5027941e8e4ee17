import type { Id } from "#domain/id.ts";
import type { GlancedRecord } from "#domain/reading.ts";
import type { Db } from "../sql/db.ts";

/** Kinds of rows by whose names people know them. */
export type NamedKind = "user" | "department" | "position" | "group" | "role";

/** What these rows are called, whoever has left included; by kind and id. */
export async function namesOfRows(
  db: Db,
  wanted: Readonly<Record<NamedKind, readonly Id[]>>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.run<{ key: string; name: string }>(
    `select 'user:' || id as key, nickname as name from users where id = any($1::bigint[])
     union all select 'department:' || id, name from departments where id = any($2::bigint[])
     union all select 'position:' || id, name from positions where id = any($3::bigint[])
     union all select 'group:' || id, name from user_groups where id = any($4::bigint[])
     union all select 'role:' || id, name from roles where id = any($5::bigint[])`,
    [wanted.user, wanted.department, wanted.position, wanted.group, wanted.role],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}

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
