import type { LibraryItem } from "#domain/library/library-item.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import {
  filesOf,
  isTooLarge,
  itemsOf,
  readKeptSizes,
  sizeHere,
} from "../database/offline-files.ts";
import { offlineKey } from "../database/offline-row.ts";

/** How many files there are of a thing that a device can keep, and how many of them are here. */
export interface KeptCount {
  readonly files: number;
  readonly here: number;
}

/** What lies in folders and plans that are kept on this device, by its key, however deep. */
export async function readKeptWithin(
  database: LocalDatabase,
): Promise<ReadonlyMap<string, KeptCount>> {
  const rows = (await database.offline.toArray()).filter(({ kind }) => kind !== "file");
  const counts = new Map<string, KeptCount>();
  if (rows.length === 0) return counts;
  const keptSizes = await readKeptSizes(database);
  // What is kept twice over counts once.
  const items = new Map<number, LibraryItem>();
  const here = new Map<number, boolean>();
  for (const row of rows) {
    for (const item of await itemsOf(database, row)) items.set(item.id, item);
    for (const file of await filesOf(database, row))
      if (!isTooLarge(file)) here.set(file.id, sizeHere(file, keptSizes) !== undefined);
  }
  const count = (key: string, isHere: boolean) => {
    const { files, here: before } = counts.get(key) ?? { files: 0, here: 0 };
    counts.set(key, { files: files + 1, here: before + (isHere ? 1 : 0) });
  };
  for (const { kind, id, fileId, pid } of items.values()) {
    const isHere = here.get(fileId);
    if (kind !== "file" || isHere === undefined) continue;
    count(offlineKey({ kind, id }), isHere);
    // Whatever comes in, nothing lies within itself.
    const above = new Set<number>();
    for (let at = pid; items.has(at) && !above.has(at); at = items.get(at)?.pid ?? 0) above.add(at);
    for (const folderId of above) count(offlineKey({ kind: "folder", id: folderId }), isHere);
  }
  return counts;
}
