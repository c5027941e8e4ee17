import type { LocalDatabase } from "../database/local-database.ts";
import type { FileVariant } from "../database/upload-row.ts";

/** Bytes of pictures and contents that are kept on a device, beside those that are still to be sent. */
const KEPT_FILES_MAX = 200 * 1024 ** 2;

type Key = [fileId: number, variant: FileVariant];

/** Files that the server does not have yet: nothing of them is given up. */
async function unsentFiles({ upload }: LocalDatabase): Promise<ReadonlySet<number>> {
  return new Set(await upload.where("state").notEqual("success").primaryKeys());
}

/** Gives up all pictures and contents of files that the server has; how many went. */
export async function forgetKeptFiles(database: LocalDatabase): Promise<number> {
  const { keptFile, upload } = database;
  return database.transaction("rw", [keptFile, upload], async () => {
    const unsent = await unsentFiles(database);
    const keys = await keptFile.toCollection().primaryKeys();
    const surplus = keys.filter(([fileId]) => !unsent.has(fileId));
    await keptFile.bulkDelete(surplus);
    return surplus.length;
  });
}

/**
 * Brings pictures and contents that are kept within their limit, those first that were looked at longest ago, and
 * forgets those of files that are no longer here: whoever may not see a file any more keeps nothing of it.
 */
export async function trimKeptFiles(database: LocalDatabase, most = KEPT_FILES_MAX): Promise<void> {
  const { keptFile, file, upload } = database;
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
      kept += size;
      if (kept > most || !here.has(place[0])) surplus.push(place);
    }
    await keptFile.bulkDelete(surplus);
  });
}
