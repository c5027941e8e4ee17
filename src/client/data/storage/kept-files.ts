import type { RowId } from "#domain/entities.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { readOfflineFiles } from "../database/offline-files.ts";
import type { FileVariant } from "../database/upload-row.ts";

/**
 * Bytes of pictures and contents that stay on a device because they were looked at, where the person has set nothing
 * else; beside them lie those that are still to be sent and those that are kept.
 */
export const RECENT_FILES_MAX = 200 * 1024 ** 2;

/** Bytes of contents that were begun, and are not to be kept, that stay for whoever asks for them again. */
const BEGUN_MAX = 100 * 1024 ** 2;
/** What nobody has gone on with for so long is begun anew, ms. */
const BEGUN_KEPT = 7 * 24 * 3_600_000;

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
  const { keptFile, keptPiece, begunFile, upload } = database;
  const wanted = spares === "wanted" ? await wantedFiles(database) : new Set<number>();
  return database.transaction("rw", [keptFile, keptPiece, begunFile, upload], async () => {
    const unsent = await unsentFiles(database);
    const keys = await keptFile.toCollection().primaryKeys();
    const surplus = keys.filter(([fileId]) => !unsent.has(fileId) && !wanted.has(fileId));
    await keptFile.bulkDelete(surplus);
    const begun = await begunFile.toCollection().primaryKeys();
    const given = begun.filter(([fileId]) => !wanted.has(fileId));
    await begunFile.bulkDelete(given);
    await dropLoosePieces(database);
    return surplus.length + given.length;
  });
}

/**
 * Brings pictures and contents that were looked at within their limit, those first that were looked at longest ago,
 * and forgets those of files that are no longer here: whoever may not see a file any more keeps nothing of it.
 */
export async function trimKeptFiles(database: LocalDatabase, now: number): Promise<void> {
  const { keptFile, keptPiece, begunFile, file, upload, meta } = database;
  const most = (await readMeta(meta, "recentFilesMax")) ?? RECENT_FILES_MAX;
  const wanted = await wantedFiles(database);
  await database.transaction("rw", [keptFile, keptPiece, begunFile, file, upload], async () => {
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
    await trimBegun(database, wanted, here, now);
    await dropLoosePieces(database);
  });
}

/** Of what was begun that stays which is wanted, and a little of the rest; nothing that nobody goes on with, or may see. */
async function trimBegun(
  { begunFile }: LocalDatabase,
  wanted: ReadonlySet<number>,
  here: ReadonlySet<RowId>,
  now: number,
): Promise<void> {
  const all = await begunFile.orderBy("[time+length]").toArray();
  const surplus: Key[] = [];
  let begun = 0;
  for (const { fileId, variant, length, time } of all.toReversed()) {
    const isWanted = wanted.has(fileId);
    if (!isWanted) begun += length;
    const isTooMuch = begun > BEGUN_MAX && !isWanted;
    if (!here.has(fileId) || time < now - BEGUN_KEPT || isTooMuch) surplus.push([fileId, variant]);
  }
  await begunFile.bulkDelete(surplus);
}

/** Takes away pieces to which nothing leads any more. */
async function dropLoosePieces({ keptPiece, keptFile, begunFile }: LocalDatabase): Promise<void> {
  const places = [
    ...(await keptFile.toCollection().primaryKeys()),
    ...(await begunFile.toCollection().primaryKeys()),
  ];
  const held = new Set(places.map((place) => place.join("/")));
  const pieces = await keptPiece.toCollection().primaryKeys();
  await keptPiece.bulkDelete(
    pieces.filter(([fileId, variant]) => !held.has(`${fileId}/${variant}`)),
  );
}
