import type { LocalDatabase } from "#client/data/database/local-database.ts";
import {
  type Library,
  readFolderUnits,
  readFolderUsers,
  readLibrary,
  readLibraryAround,
  readVersionHere,
  readVersions,
} from "#client/data/queries/library.ts";
import type { File } from "#domain/file/file.ts";
import type { FolderUnit } from "#domain/library/sharing/folder-unit.ts";
import type { FolderUser } from "#domain/library/sharing/folder-user.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** All of the library that the person may see; until that is read what is around a folder, where one is named: 0 = a top. */
export function useLibrary(folderId: number | undefined): Live<Library> {
  const { userId } = useData();
  const isWanted = folderId !== undefined;
  const around = useLive(isWanted ? readLibraryAround : readNothing, folderId ?? 0, userId);
  // One after the other: together the large answer would hold up the small one.
  const isDrawn = !isWanted || around.state === "ready";
  const whole = useLive(isDrawn ? readLibrary : readNone, userId);
  if (whole.state === "ready" && whole.value) return { state: "ready", value: whole.value };
  return around.state === "ready" && around.value
    ? { state: "ready", value: around.value }
    : { state: "loading" };
}

async function readNothing(
  _database: LocalDatabase,
  _folderId: number,
  _userId: number,
): Promise<Library | undefined> {
  return undefined;
}

async function readNone(_database: LocalDatabase, _userId: number): Promise<Library | undefined> {
  return undefined;
}

/** The contents that a file has had, the newest first. */
export function useVersions(itemId: number): Live<File[]> {
  return useLive(readVersions, itemId);
}

/** The newest content of a file of which all lies on this device. */
export function useVersionHere(itemId: number): Live<File | undefined> {
  return useLive(readVersionHere, itemId);
}

/** Who was let into a shared folder. */
export function useFolderUsers(folderId: number): Live<FolderUser[]> {
  return useLive(readFolderUsers, folderId);
}

/** Units that were let into a shared folder. */
export function useFolderUnits(folderId: number): Live<FolderUnit[]> {
  return useLive(readFolderUnits, folderId);
}
