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

/**
 * Whether somebody may have come to a unit with which a folder is shared, or gone from it, in a stretch of the log: something of
 * the company's trees and people has changed there, or who is in such plans and groups. What is written and read in them is most
 * of the log, and means nothing here.
 */
export async function haveUnitsChanged(
  db: Db,
  { since, until }: { readonly since: number; readonly until: number },
): Promise<boolean> {
  const [found] = await db.run<{ changed: boolean }>(
    `select exists (select from changes c where c.seq > $1 and c.seq <= $2 and (c.scope = $3
       or (c.entity in ('plan', 'dialog', 'dialogUser') and c.gone or c.entity = 'planUser' or c.action = 'groupJoin')
         and c.scope in (
           select kind || ':' || unit_id from folder_units where kind in ('plan', 'dialog')))) as changed`,
    [since, until, companyScope],
  );
  return found?.changed === true;
}
