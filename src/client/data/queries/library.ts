import type { File } from "#domain/file/file.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { isSharedFolder, shelfScope } from "#domain/library/shelf.ts";
import type { FolderUnit } from "#domain/library/sharing/folder-unit.ts";
import type { FolderUser } from "#domain/library/sharing/folder-user.ts";
import { noteExtOf } from "#domain/library/note-ext.ts";
import { versionBeside } from "#domain/library/versions/versions-beside.ts";
import { newestFirst } from "#domain/library/versions/versions-of.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { isLeader } from "#domain/plan/plan-role.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { folderScope, planScope, type Scope, userScope } from "#domain/scope.ts";
import { rowsWithAny } from "../database/find-rows.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { wholeAmong } from "../database/offline-files.ts";

/** What the person may do on a shelf: look, write, or all there is. */
export type ShelfRight = "read" | "write" | "own";

/** All of the library that somebody may see. */
export interface Library {
  /** What is to be found, by id: neither in the trash, nor in something that is. */
  readonly there: ReadonlyMap<number, LibraryItem>;
  /** The same by the folder in which it lies, by name. */
  readonly inside: ReadonlyMap<number, readonly LibraryItem[]>;
  /** The same at the top: one's own with what is shared (0), and of each plan. */
  readonly tops: ReadonlyMap<number, readonly LibraryItem[]>;
  /** What lies in the trash by itself, removed last first. */
  readonly trash: readonly LibraryItem[];
  readonly rights: ReadonlyMap<Scope, ShelfRight>;
  /** What the person has marked, to be found or not. */
  readonly favourites: ReadonlySet<number>;
  /** Bytes of all that is to be found. */
  readonly size: number;
  /** Whether this is all of it, or what is around one place. */
  readonly isWhole: boolean;
  /** Notes and documents of which two versions were saved at once and nobody has settled them. */
  readonly unsettled: ReadonlySet<number>;
}

/** Reads all of it at once: what lies in the trash can only be said of the whole. */
export async function readLibrary(database: LocalDatabase, userId: number): Promise<Library> {
  return libraryOf(database, userId, await database.libraryItem.toArray(), true);
}

/**
 * What is around one place, which is there long before all of it: what lies in the folder, or beside the file, above it and at
 * the tops. 0 = a top.
 */
export async function readLibraryAround(
  database: LocalDatabase,
  placeId: number,
  userId: number,
): Promise<Library> {
  const { libraryItem } = database;
  const named = placeId > 0 ? await libraryItem.get(placeId) : undefined;
  const folderId = named?.kind === "file" ? named.pid : placeId;
  const found = new Map<number, LibraryItem>();
  for (const item of await rowsWithAny(libraryItem, "pid", [0, folderId])) found.set(item.id, item);
  for (let id = folderId; id > 0 && !found.has(id);) {
    const above = await libraryItem.get(id);
    if (!above) break;
    found.set(id, above);
    id = above.pid;
  }
  return libraryOf(database, userId, [...found.values()], false);
}

async function libraryOf(
  database: LocalDatabase,
  userId: number,
  items: readonly LibraryItem[],
  isWhole: boolean,
): Promise<Library> {
  const byFolder = Map.groupBy(
    items.filter(({ removedTime }) => removedTime === 0).toSorted(byName),
    ({ pid }) => pid,
  );
  const tops = Map.groupBy(byFolder.get(0) ?? [], ({ planId }) => planId);
  const there = new Map<number, LibraryItem>();
  const inside = new Map<number, readonly LibraryItem[]>();
  const waiting = [...(byFolder.get(0) ?? [])];
  let size = 0;
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    // Whatever comes in, nothing is drawn within itself.
    if (there.has(item.id)) continue;
    there.set(item.id, item);
    size += item.size;
    const found = byFolder.get(item.id);
    if (!found) continue;
    inside.set(item.id, found);
    waiting.push(...found);
  }
  const trash = items
    .filter(({ removedTime }) => removedTime > 0)
    .toSorted((one, other) => other.removedTime - one.removedTime);
  const rights = await readRights(database, items, userId);
  const marked = await database.favourite.toArray();
  const favourites = new Set(marked.map(({ itemId }) => itemId));
  const unsettled = await readUnsettled(database, items);
  return {
    there,
    inside,
    tops,
    trash,
    size,
    rights,
    favourites,
    isWhole,
    unsettled,
  };
}

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

function byName(one: LibraryItem, other: LibraryItem): number {
  return names.compare(one.name, other.name) || one.id - other.id;
}

async function readRights(
  { plan, planUser, folderUser }: LocalDatabase,
  items: readonly LibraryItem[],
  userId: number,
): Promise<Map<Scope, ShelfRight>> {
  const rights = new Map<Scope, ShelfRight>([[userScope(userId), "own"]]);
  const [plans, folders] = await Promise.all([
    planUser.where("userId").equals(userId).toArray(),
    folderUser.toArray(),
  ]);
  const found = await plan.bulkGet(plans.map(({ planId }) => planId));
  for (const [index, member] of plans.entries())
    rights.set(planScope(member.planId), rightIn(found[index], member));
  for (const member of folders)
    if (member.userId === userId) rights.set(folderScope(member.folderId), member.right);
  for (const item of items)
    if (isSharedFolder(item) && item.userId === userId) rights.set(shelfScope(item), "own");
  return rights;
}

function rightIn(plan: Plan | undefined, member: PlanUser): ShelfRight {
  if (!plan || !mayInOpen({ plan, member }, "files")) return "read";
  return isLeader(member) ? "own" : "write";
}

/** The contents that a file has had, the newest first. */
export async function readVersions({ file }: LocalDatabase, itemId: number): Promise<File[]> {
  return newestFirst(await file.where("itemId").equals(itemId).toArray());
}

/** The newest content of a file of which all lies on this device; undefined where none does. */
export async function readVersionHere(
  database: LocalDatabase,
  itemId: number,
): Promise<File | undefined> {
  const versions = await readVersions(database, itemId);
  const ids = versions.map(({ id }) => id);
  const here = await wholeAmong(database, ids);
  const unsent = new Set(await database.upload.where("fileId").anyOf(ids).primaryKeys());
  return versions.find(({ id }) => here.has(id) || unsent.has(id));
}

async function readUnsettled(
  { file }: LocalDatabase,
  among: readonly LibraryItem[],
): Promise<ReadonlySet<number>> {
  const items = among.filter((item) => item.version > 1 && noteExtOf(item) !== undefined);
  if (items.length === 0) return new Set();
  const ids = items.map(({ id }) => id);
  const versions = Map.groupBy(
    await file.where("itemId").anyOf(ids).toArray(),
    ({ itemId }) => itemId,
  );
  const unsettled = items.filter(({ id, fileId }) => versionBeside(versions.get(id) ?? [], fileId));
  return new Set(unsettled.map(({ id }) => id));
}

/** Who was let into a shared folder, who came first being first. */
export async function readFolderUsers(
  { folderUser }: LocalDatabase,
  folderId: number,
): Promise<FolderUser[]> {
  const members = await folderUser.where("scope").equals(folderScope(folderId)).toArray();
  return members.toSorted((one, other) => one.createTime - other.createTime);
}

/** Units that were let into a shared folder, the first being first. */
export async function readFolderUnits(
  { folderUnit }: LocalDatabase,
  folderId: number,
): Promise<FolderUnit[]> {
  const units = await folderUnit.where("scope").equals(folderScope(folderId)).toArray();
  return units.toSorted((one, other) => one.createTime - other.createTime);
}
