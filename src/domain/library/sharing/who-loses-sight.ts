import type { Id } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import { type Shelf, shelfScope } from "../shelf.ts";

/** Who sees what stands on these shelves, and will not once it stands on another one. */
export function* whoLosesSight(from: readonly Shelf[], to: Shelf): Reading<Id[]> {
  const shelves = new Map(from.map((shelf) => [shelfScope(shelf), shelf]));
  shelves.delete(shelfScope(to));
  if (shelves.size === 0) return [];
  const after = new Set(yield* readersOf(to));
  const before: Id[] = [];
  for (const shelf of shelves.values()) before.push(...(yield* readersOf(shelf)));
  return [...new Set(before)].filter((userId) => !after.has(userId));
}

function* readersOf({ planId, folderId, userId }: Shelf): Reading<Id[]> {
  if (planId === 0 && folderId === 0) return [userId];
  const readers =
    planId > 0 ? yield* list("planUser", { planId }) : yield* list("folderUser", { folderId });
  return readers.map((reader) => reader.userId);
}
