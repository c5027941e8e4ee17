import type { File } from "#domain/file/file.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { noteExtOf } from "#domain/library/note-ext.ts";
import { NOTE_LENGTH_MAX } from "#domain/library/note-limits.ts";
import { versionBeside } from "#domain/library/versions/versions-beside.ts";
import { planScope } from "#domain/scope.ts";
import { needsTiles } from "#domain/tiles/needs-tiles.ts";
import { tilesVariant } from "#domain/tiles/tile-pack.ts";
import type { LocalDatabase } from "./local-database.ts";
import { inScopes, scopesOfPlan } from "./plan-tasks.ts";
import { type Keepable, OFFLINE_FILE_MAX } from "./offline-row.ts";

/** A content that is to be on this device. */
export interface OfflineFile extends Pick<File, "id" | "size"> {
  /** Of a drawing that is too large to be read as a whole, those pages whose tiles are kept in its place. */
  readonly pages: readonly number[];
}

/** Bytes of a note that is fetched before anybody asks for it: more than can be written in one here. */
const AHEAD_MAX = 4 * NOTE_LENGTH_MAX;

/** The files that belong to what is kept, in the order in which they were asked for; each of them once. */
export async function readOfflineFiles(database: LocalDatabase): Promise<OfflineFile[]> {
  const rows = await database.offline.toArray();
  const files = new Map<number, OfflineFile>();
  for (const row of rows.toSorted((one, other) => one.time - other.time)) {
    for (const file of await filesOf(database, row)) files.set(file.id, file);
  }
  return [...files.values()];
}

/** The files that one of them takes along, as far as they have come: the newest content of each. */
export async function filesOf(
  database: LocalDatabase,
  { kind, id }: Keepable,
): Promise<readonly OfflineFile[]> {
  const found =
    kind === "plan"
      ? await filesOfPlan(database, id)
      : await database.file.bulkGet(contentsOf(await itemsBelow(database, id)));
  const revisions =
    kind === "plan"
      ? await database.sheetRevision.where("scope").equals(planScope(id)).toArray()
      : [];
  return found.flatMap((file) => {
    if (!file || file.arriveTime === 0) return [];
    const large = revisions.filter((one) => one.fileId === file.id && needsTiles(file, one));
    const pages = [...new Set(large.map(({ page }) => page))];
    return [{ id: file.id, size: file.size, pages }];
  });
}

/** Bytes of contents on this device, by file and variant, without reading one of them. */
export type KeptSizes = ReadonlyMap<string, number>;

export async function readKeptSizes({ keptFile }: LocalDatabase): Promise<KeptSizes> {
  const sizes = new Map<string, number>();
  await keptFile.orderBy("[usedTime+size]").eachKey((used, { primaryKey: place }) => {
    const [, size] = used as unknown as [number, number];
    sizes.set(place.join("/"), size);
  });
  return sizes;
}

/** Bytes of a file on this device, wanted or only looked at; undefined where not all that is to be kept of it lies here. */
export function sizeHere({ id, size, pages }: OfflineFile, kept: KeptSizes): number | undefined {
  if (kept.has(`${id}/whole`)) return size;
  const tiles = pages.map((page) => kept.get(`${id}/${tilesVariant(page)}`));
  if (tiles.length === 0 || tiles.includes(undefined)) return undefined;
  return tiles.reduce<number>((sum, bytes = 0) => sum + bytes, 0);
}

/** Whether a file is more than a device keeps, and cannot be kept in tiles. */
export function isTooLarge({ size, pages }: OfflineFile): boolean {
  return size > OFFLINE_FILE_MAX && pages.length === 0;
}

/**
 * What is fetched before anybody asks for it: of notes that are kept, or were opened here, the version that stands and the
 * one beside it. Whoever opened one reads on in a cellar. Asked of notes alone: whatever else is looked at changes nothing of it.
 */
export async function readNotesAhead(database: LocalDatabase): Promise<OfflineFile[]> {
  const { file, libraryItem, keptFile } = database;
  const opened = (await keptFile.where("noteId").above(0).uniqueKeys()) as number[];
  const kept = await file.bulkGet((await readOfflineFiles(database)).map(({ id }) => id));
  const ofKept = kept.map((each) => each?.itemId ?? 0).filter((id) => id > 0);
  const itemIds = new Set([...opened, ...ofKept]);
  const items = (await libraryItem.bulkGet([...itemIds])).filter((item) => item !== undefined);
  const notes = items.filter((item) => item.removedTime === 0 && noteExtOf(item) !== undefined);
  const ahead: OfflineFile[] = [];
  for (const { id, fileId } of notes) {
    const versions = await file.where("itemId").equals(id).toArray();
    const standing = versions.find((each) => each.id === fileId);
    for (const each of [standing, versionBeside(versions, fileId)])
      if (each && each.arriveTime > 0 && each.size <= AHEAD_MAX)
        ahead.push({ id: each.id, size: each.size, pages: [] });
  }
  return ahead;
}

/** Those of some files of which all lies on this device, wanted or only looked at. */
export async function wholeAmong(
  { keptFile }: LocalDatabase,
  fileIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const places = fileIds.map((id) => [id, "whole"] as const);
  const keys = await keptFile.where("[fileId+variant]").anyOf(places).primaryKeys();
  return new Set(keys.map(([fileId]) => fileId));
}

/** What lies in a folder at any depth, with the folder itself; a file alone is all there is of it. */
async function itemsBelow({ libraryItem }: LocalDatabase, id: number): Promise<LibraryItem[]> {
  const top = await libraryItem.get(id);
  const waiting = top ? [top] : [];
  const found = new Map<number, LibraryItem>();
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    if (item.removedTime > 0 || found.has(item.id)) continue;
    found.set(item.id, item);
    if (item.kind === "folder")
      waiting.push(...(await libraryItem.where("pid").equals(item.id).toArray()));
  }
  return [...found.values()];
}

/** What of the library something takes along that is kept. */
export async function itemsOf(
  database: LocalDatabase,
  { kind, id }: Keepable,
): Promise<LibraryItem[]> {
  if (kind !== "plan") return itemsBelow(database, id);
  const items = await database.libraryItem.where("scope").equals(planScope(id)).toArray();
  return items.filter(({ removedTime }) => removedTime === 0);
}

/** The newest contents of the files among them. */
function contentsOf(items: readonly LibraryItem[]): number[] {
  return items.filter(({ kind }) => kind === "file").map(({ fileId }) => fileId);
}

/** Those of its chats and tasks, its drawings, and what lies in its library. */
async function filesOfPlan(database: LocalDatabase, planId: number): Promise<File[]> {
  const [files, items] = await Promise.all([
    inScopes(database.file, await scopesOfPlan(database, planId)).toArray(),
    itemsOf(database, { kind: "plan", id: planId }),
  ]);
  const newest = new Set(contentsOf(items));
  return files.filter(({ id, itemId }) => itemId === 0 || newest.has(id));
}
