import { LIBRARY_DEPTH_MAX, LIBRARY_FOLDER_MAX, LIBRARY_ITEMS_MAX } from "../limits.ts";
import { count, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { LibraryItem } from "./library-item.ts";
import { shelfScope } from "./shelf.ts";
import { foldersAbove, itemsIn, type Place } from "./library-tree.ts";

/** Refuses what is more than a place takes: entries in it, levels, all that is on the shelf. */
export function* refuseFullPlace(
  place: Place,
  inIt: readonly LibraryItem[],
  added: { readonly entries: number; readonly levels: number; readonly items: number },
): Reading<Refusal | undefined> {
  if (inIt.length + added.entries > LIBRARY_FOLDER_MAX)
    return parameterError("file.folderMax", { count: LIBRARY_FOLDER_MAX });
  const above = yield* foldersAbove(place.pid);
  if (above.length + added.levels > LIBRARY_DEPTH_MAX)
    return parameterError("file.tooDeep", { count: LIBRARY_DEPTH_MAX });
  if (added.items === 0) return undefined;
  const held = yield* count("libraryItem", shelfScope(place));
  return held + added.items > LIBRARY_ITEMS_MAX
    ? parameterError("file.libraryMax", { count: LIBRARY_ITEMS_MAX })
    : undefined;
}

/** As refuseFullPlace, of one thing that is new on the shelf; with what lies there already. */
export function* roomForOne(
  place: Place,
): Reading<{ inIt: LibraryItem[]; refusal: Refusal | undefined }> {
  const inIt = yield* itemsIn(place);
  const refusal = yield* refuseFullPlace(place, inIt, { entries: 1, levels: 1, items: 1 });
  return { inIt, refusal };
}
