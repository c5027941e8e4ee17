import type { LibraryPlace } from "#client/features/files/library/place.ts";
import { idIn, optionalIdParam } from "./-parameters.ts";

const views = ["mine", "recent", "favourites", "trash", "sent"] as const;

/**
 * `?plan=7` is the top of a plan's files, `?plan=7&view=sent` what was sent in its chats, `?view=trash` one of the other lists;
 * without either it is the start.
 */
interface LibrarySearch {
  plan?: number;
  view?: (typeof views)[number];
}

export function librarySearch(search: Record<string, unknown>): LibrarySearch {
  const plan = idIn(search["plan"]);
  const view = views.find((name) => name === search["view"]);
  return { ...(plan > 0 && { plan }), ...(view && { view }) };
}

/** The place of an address. */
export function placeOf(
  folderId: number | undefined,
  { plan = 0, view }: LibrarySearch,
): LibraryPlace {
  const at = { folderId: folderId ?? 0, planId: plan };
  if (view === "sent" && plan === 0) return { view: "start", ...at };
  if (view !== undefined && view !== "mine") return { view, ...at };
  const isStart = folderId === undefined && plan === 0 && view === undefined;
  return { view: isStart ? "start" : "folder", ...at };
}

/** The address of a place, and of a file in it. At a top the file stands where a folder would. */
export function addressOf(
  { view, folderId, planId }: LibraryPlace,
  itemId = 0,
): {
  params: { folderId: number | undefined; fileId: number | undefined };
  search: LibrarySearch;
} {
  const [folder, file] = folderId > 0 ? [folderId, itemId] : [itemId, 0];
  const isTop = folder === 0;
  const plan = isTop && (view === "folder" || view === "sent") ? planId : 0;
  const listed = view === "folder" || view === "start" ? undefined : view;
  const shown = isTop && plan === 0 && view === "folder" ? "mine" : listed;
  return {
    params: { folderId: folder || undefined, fileId: file || undefined },
    search: { ...(plan > 0 && { plan }), ...(shown && { view: shown }) },
  };
}

/** The address of a place whose files stand on a board in turn. */
export function boardOf({ folderId, planId }: LibraryPlace): { folder?: number; plan?: number } {
  if (folderId > 0) return { folder: folderId };
  return planId > 0 ? { plan: planId } : {};
}

/** Both ids of the path, each of which may be left out. */
export function optionalIdParams<First extends string, Second extends string>(
  first: First,
  second: Second,
) {
  const [one, other] = [optionalIdParam(first), optionalIdParam(second)];
  type Texts = { [Key in First | Second]?: string | undefined };
  type Ids = { [Key in First | Second]?: number | undefined };
  return {
    parse: (params: Texts): Ids => ({ ...one.parse(params), ...other.parse(params) }),
    stringify: (params: Ids): Texts => ({ ...one.stringify(params), ...other.stringify(params) }),
  };
}
