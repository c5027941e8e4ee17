import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { readOfflineFiles } from "../database/offline-files.ts";
import type { FileVariant } from "../database/upload-row.ts";

/**
 * Bytes of pictures and contents that stay on a device because they were looked at, where the person has set nothing
 * else; beside them lie those that are still to be sent and those that are kept.
 */
export const RECENT_FILES_MAX = 200 * 1024 ** 2;

type Key = [fileId: number, variant: FileVariant];

/** Files that the server does not have yet: nothing of them is given up. */
async function unsentFiles({ upload }: LocalDatabase): Promise<ReadonlySet<number>> {
  return new Set(await upload.where("state").notEqual("success").primaryKeys());
}

/** What is kept on this device because the person wants it here. */
async function wantedFiles(database: LocalDatabase): Promise<ReadonlySet<number>> {
  return new Set((await readOfflineFiles(database)).map(({ id }) => id));
}

/**
 * Gives up pictures and contents of files that the server has, at first but what is to be kept on this device; how
 * many went.
 */
export async function forgetKeptFiles(
  database: LocalDatabase,
  spares: "wanted" | "nothing" = "wanted",
): Promise<number> {
  const { keptFile, upload } = database;
  const wanted = spares === "wanted" ? await wantedFiles(database) : new Set<number>();
  return database.transaction("rw", [keptFile, upload], async () => {
    const unsent = await unsentFiles(database);
    const keys = await keptFile.toCollection().primaryKeys();
    const surplus = keys.filter(([fileId]) => !unsent.has(fileId) && !wanted.has(fileId));
    await keptFile.bulkDelete(surplus);
    return surplus.length;
  });
}

/**
 * Brings pictures and contents that were looked at within their limit, those first that were looked at longest ago,
 * and forgets those of files that are no longer here: whoever may not see a file any more keeps nothing of it.
 */
export async function trimKeptFiles(database: LocalDatabase): Promise<void> {
  const { keptFile, file, upload, meta } = database;
  const most = (await readMeta(meta, "recentFilesMax")) ?? RECENT_FILES_MAX;
  const wanted = await wantedFiles(database);
  await database.transaction("rw", [keptFile, file, upload], async () => {
    const unsent = await unsentFiles(database);
    const here = new Set(await file.toCollection().primaryKeys());
    const all: { readonly place: Key; readonly size: number }[] = [];
    // By their keys alone: the bytes would be read for nothing.
    await keptFile.orderBy("[usedTime+size]").eachKey((used, { primaryKey: place }) => {
      const [, size] = used as unknown as [number, number];
      if (!unsent.has(place[0])) all.push({ place, size });
    });
    const surplus: Key[] = [];
    let kept = 0;
    for (const { place, size } of all.toReversed()) {
      const isWanted = wanted.has(place[0]);
      if (!isWanted) kept += size;
      if (!here.has(place[0]) || (kept > most && !isWanted)) surplus.push(place);
    }
    await keptFile.bulkDelete(surplus);
  });
}
