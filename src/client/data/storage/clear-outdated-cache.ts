import { CACHE_VERSION } from "#domain/limits.ts";
import { takeFence } from "../database/fence.ts";
import { type LocalDatabase, rowTables } from "../database/local-database.ts";
import { emptyRows } from "./empty-rows.ts";

/**
 * Empties the row tables, which were written by another version. What another tab has asked the
 * server for meanwhile is void: it goes on from rows that are gone.
 */
export async function clearOutdatedCache(database: LocalDatabase): Promise<void> {
  const { shadow, outbox, stream, meta } = database;
  const tables = [...rowTables(database), shadow, outbox, stream, meta];
  await database.transaction("rw", tables, async () => {
    await takeFence(database);
    await emptyRows(database);
    await meta.put({ key: "cacheVersion", value: CACHE_VERSION });
  });
}
