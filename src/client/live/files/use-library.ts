import {
  type Library,
  readFolderUnits,
  readFolderUsers,
  readLibrary,
  readUnsettledNotes,
  readVersionHere,
  readVersions,
} from "#client/data/queries/library.ts";
import type { File } from "#domain/file/file.ts";
import type { FolderUnit } from "#domain/library/sharing/folder-unit.ts";
import type { FolderUser } from "#domain/library/sharing/folder-user.ts";
import { useData } from "../data-context.ts";
import { type Live, useLive } from "../use-live.ts";

/** All of the library that the person may see. */
export function useLibrary(): Live<Library> {
  return useLive(readLibrary, useData().userId);
}

/** The contents that a file has had, the newest first. */
export function useVersions(itemId: number): Live<File[]> {
  return useLive(readVersions, itemId);
}

/** The newest content of a file of which all lies on this device. */
export function useVersionHere(itemId: number): Live<File | undefined> {
  return useLive(readVersionHere, itemId);
}

const none: ReadonlySet<number> = new Set();

/** Ids of the notes of which two versions stand beside each other; none while that is read. */
export function useUnsettledNotes(): ReadonlySet<number> {
  const notes = useLive(readUnsettledNotes);
  return notes.state === "ready" ? notes.value : none;
}

/** Who was let into a shared folder. */
export function useFolderUsers(folderId: number): Live<FolderUser[]> {
  return useLive(readFolderUsers, folderId);
}

/** Units that were let into a shared folder. */
export function useFolderUnits(folderId: number): Live<FolderUnit[]> {
  return useLive(readFolderUnits, folderId);
}
