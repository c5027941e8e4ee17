import type { Library, ShelfRight } from "#client/data/queries/library.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { type Shelf, shelfScope } from "#domain/library/shelf.ts";
import { planScope, type Scope, userScope } from "#domain/scope.ts";

/** Where in the library somebody is: at its start, in a folder or at a top (0), or at one of its lists. */
export interface LibraryPlace {
  readonly view: "start" | "folder" | "recent" | "favourites" | "trash" | "sent";
  /** 0 = at the top. */
  readonly folderId: number;
  /** The plan at whose top it is, or in whose chats was sent what is listed; 0 = one's own. */
  readonly planId: number;
}

/** What is open: a place, and the file that is looked at there. */
export interface OpenPlace extends LibraryPlace {
  /** 0 = none. */
  readonly itemId: number;
}

/** A folder as it is shown. */
export interface FolderView {
  /** From the top down to the folder itself; empty at the top. */
  readonly path: readonly LibraryItem[];
  readonly items: readonly LibraryItem[];
  readonly scope: Scope;
  readonly right: ShelfRight;
}

/** What an address means: whoever names a file means the folder in which it lies, with the file open. */
export function openPlace(library: Library, place: LibraryPlace, itemId: number): OpenPlace {
  const named = library.there.get(place.folderId);
  if (named?.kind !== "file") return { ...place, itemId };
  const { pid, planId, id } = named;
  if (place.view === "recent" || place.view === "favourites")
    return { ...place, folderId: 0, itemId: id };
  return { view: "folder", folderId: pid, planId, itemId: id };
}

/** What lies in a place; undefined where the folder is gone or the plan is not the person's. */
export function folderView(
  library: Library,
  { folderId, planId }: Pick<LibraryPlace, "folderId" | "planId">,
  userId: number,
): FolderView | undefined {
  const folder = library.there.get(folderId);
  if (folderId > 0 && !folder) return undefined;
  const top = planId > 0 ? planScope(planId) : userScope(userId);
  const scope = folder ? shelfScope(folder) : top;
  const right = library.rights.get(scope);
  if (!right) return undefined;
  const items = folder ? library.inside.get(folderId) : library.tops.get(planId);
  return { path: folder ? pathTo(library, folder) : [], items: items ?? [], scope, right };
}

/** The folder with those above it, the topmost first. */
export function pathTo(library: Library, folder: LibraryItem): LibraryItem[] {
  const above = library.there.get(folder.pid);
  return above ? [...pathTo(library, above), folder] : [folder];
}

/** Whether the person may throw an item into the trash. */
export function mayTake(library: Library, item: LibraryItem, userId: number): boolean {
  const right = library.rights.get(shelfScope(item));
  return right === "own" || (right === "write" && item.userId === userId);
}

/** Whether it is their place: only then they take things out of it, or empty its trash. */
export function ownsPlaceOf(library: Library, item: LibraryItem): boolean {
  return library.rights.get(shelfScope(item)) === "own";
}

/** Whether the person may write on a shelf: change what lies beside an item there, and its name. */
export function mayWrite(library: Library, shelf: Shelf): boolean {
  const right = library.rights.get(shelfScope(shelf));
  return right === "own" || right === "write";
}
