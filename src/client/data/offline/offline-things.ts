import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import {
  filesOf,
  isTooLarge,
  readKeptSizes,
  readOfflineFiles,
  sizeHere,
} from "../database/offline-files.ts";
import { offlineKey, type OfflineRow } from "../database/offline-row.ts";

/** How much of a thing that is to be kept lies on this device. */
export interface OfflineThing extends OfflineRow {
  /** As it is called; undefined = it is no longer here for this person. */
  readonly name: string | undefined;
  /** Its files, without those that are too large to be kept. */
  readonly files: number;
  /** Those of them that are here. */
  readonly here: number;
  /** Bytes of what is here. */
  readonly size: number;
  readonly tooLarge: number;
  /** Names of files that open only with a network: still to come, or too large; the first of them. */
  readonly away: readonly string[];
  /** How many of those there are. */
  readonly awayCount: number;
}

/** Names of files that are said; a plan has hundreds. */
const NAMED = 5;

/** What is to be kept on this device, as it was asked for. */
export async function readOfflineThings(database: LocalDatabase): Promise<OfflineThing[]> {
  const rows = await database.offline.toArray();
  // Sizes are asked for one by one, again with each picture that comes: not where nothing is kept.
  if (rows.length === 0) return [];
  const keptSizes = await readKeptSizes(database);
  const things: OfflineThing[] = [];
  for (const row of rows.toSorted((one, other) => one.time - other.time)) {
    const files = await filesOf(database, row);
    const tooLarge = files.filter(isTooLarge).length;
    const sized = files.map((file) => ({
      id: file.id,
      size: isTooLarge(file) ? undefined : sizeHere(file, keptSizes),
    }));
    const kept = sized.flatMap(({ size }) => size ?? []);
    const away = sized.filter(({ size }) => size === undefined);
    things.push({
      ...row,
      name: await nameOf(database, row),
      files: files.length - tooLarge,
      here: kept.length,
      size: kept.reduce((sum, size) => sum + size, 0),
      tooLarge,
      away: await namesOf(
        database,
        away.slice(0, NAMED).map(({ id }) => id),
      ),
      awayCount: away.length,
    });
  }
  return things;
}

/** The same by their keys, for marks beside them. */
export async function readOfflineMarks(
  database: LocalDatabase,
): Promise<ReadonlyMap<string, OfflineThing>> {
  const things = await readOfflineThings(database);
  return new Map(things.map((thing) => [offlineKey(thing), thing]));
}

/** How full the device is of contents. */
export interface OfflineRoom {
  /** Bytes of what was looked at and is not kept. */
  readonly recent: number;
  /** How many of those may stay; undefined = the person has set nothing. */
  readonly recentMax: number | undefined;
  /** There was no room for something that is to be kept. */
  readonly isFull: boolean;
}

export async function readOfflineRoom(database: LocalDatabase): Promise<OfflineRoom> {
  const wanted = new Set((await readOfflineFiles(database)).map(({ id }) => id));
  let recent = 0;
  await database.keptFile.orderBy("[usedTime+size]").eachKey((used, { primaryKey: [fileId] }) => {
    const [, size] = used as unknown as [number, number];
    if (!wanted.has(fileId)) recent += size;
  });
  await database.begunFile.orderBy("[time+length]").eachKey((begun, { primaryKey: [fileId] }) => {
    const [, length] = begun as unknown as [number, number];
    if (!wanted.has(fileId)) recent += length;
  });
  const { meta } = database;
  const recentMax = await readMeta(meta, "recentFilesMax");
  return { recent, recentMax, isFull: (await readMeta(meta, "offlineFull")) ?? false };
}

async function namesOf({ file }: LocalDatabase, fileIds: readonly number[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  return (await file.bulkGet([...fileIds])).flatMap((row) => (row ? [row.name] : []));
}

async function nameOf(
  { libraryItem, plan }: LocalDatabase,
  { kind, id }: OfflineRow,
): Promise<string | undefined> {
  return (kind === "plan" ? await plan.get(id) : await libraryItem.get(id))?.name;
}
