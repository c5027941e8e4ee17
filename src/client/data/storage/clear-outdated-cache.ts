import { CACHE_VERSION } from "#domain/limits.ts";
import { type LocalDatabase, rowTables } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { refold } from "../fold/refold.ts";
import { takeFence } from "../sync/notes.ts";

/**
 * Empties the row tables, which were written by another version; never what was typed. What was
 * begun here and rests on nothing else shows at once, the rest once the rows are back. What
 * another tab has asked the server for meanwhile is void: it goes on from rows that are gone.
 */
export async function clearOutdatedCache(database: LocalDatabase): Promise<void> {
  const { shadow, outbox, range, meta } = database;
  const tables = [...rowTables(database), shadow, outbox, range, meta];
  await database.transaction("rw", tables, async () => {
    await takeFence(database);
    for (const table of rowTables(database)) await table.clear();
    await range.clear();
    await shadow.toCollection().modify({ base: null });
    await outbox.toCollection().modify({ folded: false });
    // The epoch stays known, and with it whether the server was put back to an older state meanwhile.
    const head = await readMeta(meta, "head");
    if (head) await meta.put({ key: "head", value: { ...head, seq: 0 } });
    await meta.put({ key: "cacheVersion", value: CACHE_VERSION });
    await refold(database, new Set());
  });
}
