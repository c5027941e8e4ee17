import type { Change } from "#domain/command.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { RowId } from "#domain/entities.ts";
import { type LocalDatabase, type ShadowRow, tableOf } from "../database/local-database.ts";
import { touchName } from "../database/touch-name.ts";
import { DecidedRows, keyOfChange } from "./decided-rows.ts";

/** Writes what pending commands change over the rows, and keeps the server's copy of each row that was clean until now. */
export async function foldChanges(
  database: LocalDatabase,
  changes: readonly Change[],
): Promise<void> {
  const decided = new DecidedRows();
  decided.decide(changes);
  await writeDecided(database, decided);
}

/** As foldChanges, with what many commands have decided on top of each other. */
export async function writeDecided(database: LocalDatabase, decided: DecidedRows): Promise<void> {
  const bases = await Promise.all(
    decided.kinds().map(async (kind) => cleanRows(database, kind, decided.of(kind))),
  );
  await Promise.all([
    database.shadow.bulkAdd(bases.flat()),
    ...decided.kinds().map(async (kind) => writeRows(database, kind, decided.of(kind))),
  ]);
}

type Rows = ReadonlyMap<RowId, Record<string, unknown> | undefined>;

/** The rows as the server told of them, of those beneath which nothing is kept yet. */
async function cleanRows(
  database: LocalDatabase,
  table: EntityName,
  decided: Rows,
): Promise<ShadowRow[]> {
  const keys = [...decided.keys()];
  const [shadows, rows] = await Promise.all([
    database.shadow.bulkGet(keys.map((key): [EntityName, RowId] => [table, key])),
    tableOf(database, table).bulkGet(keys),
  ]);
  const bases = keys.map((key, index) => ({ table, key, base: rows[index] ?? null }));
  return bases.filter((_base, index) => !shadows[index]);
}

async function writeRows(database: LocalDatabase, kind: EntityName, decided: Rows): Promise<void> {
  const table = tableOf(database, kind);
  const removed = [...decided].flatMap(([key, row]) => (row ? [] : [key]));
  const put = [...decided.values()].filter((row) => row !== undefined);
  if (removed.length > 0) await table.bulkDelete(removed);
  if (put.length > 0) await table.bulkPut(put);
}

/** The names of the rows that are changed. */
export function namesOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map((change) => touchName(change.entity, keyOfChange(change))))];
}
