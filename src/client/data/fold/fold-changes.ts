import type { Change } from "#domain/command.ts";
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
  const touched = new Set<string>();
  for (const change of changes) {
    const key = "put" in change ? keyOf(change.put) : change.remove;
    const table = tableOf(database, change.entity);
    touched.add(touchName(change.entity, key));
    const shadow = await database.shadow.get([change.entity, key]);
    if (!shadow) {
      const base = await table.get(key);
      await database.shadow.add({ table: change.entity, key, base: base ?? null });
    }
    if ("put" in change) await table.put(toStored(change.entity, change.put));
    else await table.delete(key);
  }
  return [...touched];
}
