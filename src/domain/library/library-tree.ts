import type { Id } from "../id.ts";
import { get, list, type Reading } from "../reading.ts";
import type { LibraryItem } from "./library-item.ts";
import type { Shelf } from "./shelf.ts";

/** A place on a shelf: in a folder, or at its top. */
export interface Place extends Shelf {
  /** 0 = at the top. */
  readonly pid: Id;
}

/** The folders above a place, from the bottom up; of a tree that is broken only as far as it goes. */
export function* foldersAbove(pid: Id): Reading<LibraryItem[]> {
  const above: LibraryItem[] = [];
  for (let id = pid; id > 0 && !above.some((folder) => folder.id === id);) {
    const folder = yield* get("libraryItem", id);
    if (!folder) break;
    above.push(folder);
    id = folder.pid;
  }
  return above;
}

/** Whether it lies in the trash, itself or with a folder above it. */
export function* isInTrash(item: Pick<LibraryItem, "pid" | "removedTime">): Reading<boolean> {
  if (item.removedTime > 0) return true;
  return (yield* foldersAbove(item.pid)).some(({ removedTime }) => removedTime > 0);
}

/** What lies right in a place, with what was taken out of it into the trash. */
export function* itemsIn({ pid, planId, folderId, userId }: Place): Reading<LibraryItem[]> {
  if (pid > 0) return yield* list("libraryItem", { pid });
  if (planId > 0) return yield* list("libraryItem", { pid, planId });
  const own = yield* list("libraryItem", { pid, userId });
  return own.filter((item) => item.planId === 0 && item.folderId === folderId);
}

/** All that lies below an item, with how many levels that are; those above come before what is in them. */
export function* itemsBelow(
  top: Pick<LibraryItem, "id">,
): Reading<{ items: LibraryItem[]; levels: number }> {
  const items: LibraryItem[] = [];
  const seen = new Set([top.id]);
  let level = [top.id];
  let levels = 0;
  while (level.length > 0) {
    const found: LibraryItem[] = [];
    for (const pid of level) found.push(...(yield* list("libraryItem", { pid })));
    const below = found.filter(({ id }) => !seen.has(id));
    if (below.length > 0) levels += 1;
    for (const { id } of below) seen.add(id);
    items.push(...below);
    level = below.filter(({ kind }) => kind === "folder").map(({ id }) => id);
  }
  return { items, levels };
}
