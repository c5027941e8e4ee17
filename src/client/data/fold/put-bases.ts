import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { type LocalDatabase, type ShadowRow, tableOf } from "../database/local-database.ts";
import { keyOf, toStored } from "../database/stored-row.ts";
import { noteChange } from "../database/touch-name.ts";

type Row = Record<string, unknown>;

/** Puts rows: beneath pending commands where there are any, else as they are. */
export async function putBases(
  database: LocalDatabase,
  entity: EntityName,
  rows: readonly Row[],
  changed: Set<string>,
): Promise<void> {
  const clean: Row[] = [];
  const shadows = await shadowsOf(database, entity, rows);
  for (const [index, row] of rows.entries()) {
    const stored = toStored(entity, row);
    const shadow = shadows?.[index];
    if (shadow) await database.shadow.put({ ...shadow, base: stored });
    else clean.push(stored);
    // Without a base nothing is pending, and nobody asks what has changed.
    if (shadows) noteChange(changed, entity, keyOf(row));
  }
  await tableOf(database, entity).bulkPut(clean);
}

async function shadowsOf(
  database: LocalDatabase,
  entity: EntityName,
  rows: readonly Row[],
): Promise<(ShadowRow | undefined)[] | undefined> {
  if ((await database.shadow.count()) === 0) return undefined;
  return database.shadow.bulkGet(rows.map((row): [EntityName, RowId] => [entity, keyOf(row)]));
}
