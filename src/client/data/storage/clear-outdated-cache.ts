import { CACHE_VERSION } from "#domain/limits.ts";
import { takeFence } from "../database/fence.ts";
import { foldTables, type LocalDatabase } from "../database/local-database.ts";
import { emptyRows } from "./empty-rows.ts";

/**
 * Empties the row tables, which were written by another version. What another tab has asked the
 * server for meanwhile is void: it goes on from rows that are gone.
 */
export async function clearOutdatedCache(database: LocalDatabase): Promise<void> {
  await database.transaction("rw", foldTables(database), async () => {
    await takeFence(database);
    await emptyRows(database);
    await database.meta.put({ key: "cacheVersion", value: CACHE_VERSION });
  });
}
