import { cleanFileName } from "../file/file-name.ts";
import type { Id } from "../id.ts";
import { TakenNames } from "./free-name.ts";
import type { LibraryItem } from "./library-item.ts";

/** What of an item says where it lies in a pack. */
export type PackItem = Pick<
  LibraryItem,
  "id" | "kind" | "name" | "ext" | "size" | "fileId" | "updateTime" | "removedTime"
>;

/** A file or an empty folder of a pack. */
export interface PackEntry {
  /** Where it lies, with "/" between folders; that of a folder ends in one. */
  readonly path: string;
  /** 0 = a folder. */
  readonly fileId: Id;
  readonly size: number;
  /** Epoch ms. */
  readonly updateTime: number;
}

/**
 * What lies in a pack of things that were chosen, from wherever: each with all that is below it. Two that are called
 * alike, which on some systems they are in letters of either case, are told apart by a number.
 */
export function packEntries(
  chosen: readonly PackItem[],
  inside: ReadonlyMap<Id, readonly PackItem[]>,
): PackEntry[] {
  return entriesIn("", chosen, inside, new Set());
}

function entriesIn(
  above: string,
  items: readonly PackItem[],
  inside: ReadonlyMap<Id, readonly PackItem[]>,
  seen: ReadonlySet<Id>,
): PackEntry[] {
  const names = new TakenNames();
  return items.flatMap(({ id, kind, ext, size, fileId, updateTime, ...item }) => {
    // Whatever comes in, nothing lies within itself.
    if (seen.has(id)) return [];
    const path = above + names.takeFree({ name: cleanFileName(item.name) || "_", ext });
    if (kind === "file") return [{ path, fileId, size, updateTime }];
    const below = entriesIn(`${path}/`, inside.get(id) ?? [], inside, new Set([...seen, id]));
    return below.length > 0 ? below : [{ path: `${path}/`, fileId: 0, size: 0, updateTime }];
  });
}
