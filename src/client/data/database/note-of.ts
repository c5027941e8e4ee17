import type { Transaction } from "dexie";
import type { File } from "#domain/file/file.ts";
import { noteExtOf } from "#domain/library/note-ext.ts";
import type { FileVariant, KeptFileRow } from "./upload-row.ts";

/** The note of the library of which a content is a version; undefined = of none. */
export function noteOf(
  variant: FileVariant,
  file: Pick<File, "itemId" | "ext"> | undefined,
): number | undefined {
  if (variant !== "whole" || !file || file.itemId === 0) return undefined;
  return noteExtOf({ kind: "file", ext: file.ext }) && file.itemId;
}

/** The step from an app that looked through all contents for those of notes. */
export async function sayOfWhichNote(upgrade: Transaction): Promise<void> {
  const kept = upgrade.table<KeptFileRow, [number, FileVariant]>("keptFile");
  for (const place of await kept.toCollection().primaryKeys()) {
    const noteId = noteOf(place[1], await upgrade.table<File>("file").get(place[0]));
    if (noteId !== undefined) await kept.update(place, { noteId });
  }
}
