import type { LibraryItem } from "#domain/library/library-item.ts";
import { shelfScope } from "#domain/library/shelf.ts";
import { LIBRARY_CALL_MAX } from "#domain/limits.ts";

/** A place to which things are moved, with the shelf on which it stands. */
export interface MoveTarget {
  /** 0 = at the top. */
  readonly pid: number;
  readonly planId: number;
  readonly folderId: number;
}

/** Ids of items in portions that one call takes: of one shelf each, and no more than it may name. */
export function byShelf(items: readonly LibraryItem[]): number[][] {
  const shelves = Map.groupBy(items, shelfScope);
  return [...shelves.values()].flatMap((found) => {
    const ids = found.map(({ id }) => id);
    const portions = Math.ceil(ids.length / LIBRARY_CALL_MAX);
    return Array.from({ length: portions }, (_none, portion) =>
      ids.slice(portion * LIBRARY_CALL_MAX, (portion + 1) * LIBRARY_CALL_MAX),
    );
  });
}

/** How a move names a shelf. */
export function shelfNamed(
  { planId, folderId }: MoveTarget,
  userId: number,
): { planId: number } | { folderId: number } | { userId: number } {
  if (planId > 0) return { planId };
  return folderId > 0 ? { folderId } : { userId };
}
