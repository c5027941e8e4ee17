import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** Shared folders into which units were let, the oldest first. */
export async function foldersWithUnits(db: Db): Promise<Id[]> {
  const found = await db.run<{ id: Id }>(
    "select distinct folder_id as id from folder_units order by folder_id",
  );
  return found.map(({ id }) => id);
}

/** Place in the log of the last change of a unit, of a person, or of what is shared with units. */
export async function changeOfDirectory(db: Db): Promise<number> {
  const tables = ["departments", "positions", "user_groups", "roles", "users", "folder_units"];
  const last = tables.map((table) => `coalesce((select max(seq) from ${table}), 0)`);
  const gone = `coalesce((select max(seq) from changes
    where gone and entity in ('department', 'position', 'userGroup', 'role', 'folderUnit')), 0)`;
  const [found] = await db.run<{ seq: number }>(
    `select greatest(${[...last, gone].join(", ")}) as seq`,
  );
  return found?.seq ?? 0;
}
