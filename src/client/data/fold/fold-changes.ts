import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
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
  await keepBases(database, changes);
  // Asked for one after the other, they are done in this order; nobody waits in between.
  await Promise.all(
    changes.map((change) => {
      const table = tableOf(database, change.entity);
      return "put" in change
        ? table.put(toStored(change.entity, change.put))
        : table.delete(change.remove);
    }),
  );
  return namesOf(changes);
}

async function keepBases(database: LocalDatabase, changes: readonly Change[]): Promise<void> {
  const names = new Map(
    changes.map((change): [string, [EntityName, RowId]] => {
      const key = keyOfChange(change);
      return [touchName(change.entity, key), [change.entity, key]];
    }),
  );
  const keys = [...names.values()];
  const [shadows, rows] = await Promise.all([
    database.shadow.bulkGet(keys),
    Promise.all(keys.map(([entity, key]) => tableOf(database, entity).get(key))),
  ]);
  const bases = keys.map(([table, key], index) => ({ table, key, base: rows[index] ?? null }));
  const fresh = bases.filter((_base, index) => !shadows[index]);
  if (fresh.length > 0) await database.shadow.bulkAdd(fresh);
}

/** The names of the rows that are changed. */
export function namesOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map((change) => touchName(change.entity, keyOfChange(change))))];
}

function keyOfChange(change: Change): RowId {
  return "put" in change ? keyOf(change.put) : change.remove;
}
