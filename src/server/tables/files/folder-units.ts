import type { Id } from "#domain/id.ts";
import { companyScope } from "#domain/scope.ts";
import type { Db } from "../sql/db.ts";

/** Shared folders into which units were let, the oldest first. */
export async function foldersWithUnits(db: Db): Promise<Id[]> {
  const found = await db.run<{ id: Id }>(
    "select distinct folder_id as id from folder_units order by folder_id",
  );
  return found.map(({ id }) => id);
}

/** Place in the log of the last change that everybody of the company may see: of a unit or a person among others. */
export async function changeOfCompany(db: Db): Promise<number> {
  const [found] = await db.run<{ seq: number | null }>(
    "select max(seq) as seq from changes where scope = $1",
    [companyScope],
  );
  return found?.seq ?? 0;
}
