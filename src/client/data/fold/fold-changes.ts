import type { Change } from "#domain/command.ts";
import type { RowId } from "#domain/entities.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";
import { keyOf, toStored } from "../database/stored-row.ts";
import { touchName } from "../database/touch-name.ts";

/**
 * Writes what a pending command changes over the rows, and keeps the server's
 * copy of each row that was clean until now. Answers the touched rows.
 */
export async function foldChanges(
  database: LocalDatabase,
  changes: readonly Change[],
): Promise<string[]> {
  for (const change of changes) {
    const key = keyOfChange(change);
    const table = tableOf(database, change.entity);
    const shadow = await database.shadow.get([change.entity, key]);
    if (!shadow) {
      const base = await table.get(key);
      await database.shadow.add({ table: change.entity, key, base: base ?? null });
    }
    if ("put" in change) await table.put(toStored(change.entity, change.put));
    else await table.delete(key);
  }
  return namesOf(changes);
}

/** The names of the rows that are changed. */
export function namesOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map((change) => touchName(change.entity, keyOfChange(change))))];
}

function keyOfChange(change: Change): RowId {
  return "put" in change ? keyOf(change.put) : change.remove;
}
