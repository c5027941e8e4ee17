import type { Change } from "../../command.ts";
import { type Id, joinKey } from "../../id.ts";
import { get, list, type Reading } from "../../reading.ts";

/** What somebody has in the library who leaves the company. */
export interface LibraryPlaces {
  /** Folders and files of their own. */
  readonly itemIds: readonly Id[];
  /** Shared folders into which they were let, or that are theirs. */
  readonly folderIds: readonly Id[];
}

/** Their own things go; a shared folder of theirs becomes that of whoever of the others came to the company first. */
export function* leaveLibrary(
  userId: Id,
  { itemIds, folderIds }: LibraryPlaces,
): Reading<Change[]> {
  const changes: Change[] = itemIds.map((id) => ({
    entity: "libraryItem",
    action: "delete",
    remove: id,
  }));
  for (const folderId of folderIds) changes.push(...(yield* leaveShared(folderId, userId)));
  return changes;
}

function* leaveShared(folderId: Id, userId: Id): Reading<Change[]> {
  const folder = yield* get("libraryItem", folderId);
  const members = yield* list("folderUser", { folderId });
  const exit: Change = {
    entity: "folderUser",
    action: "delete",
    remove: joinKey(folderId, userId),
  };
  if (folder?.userId !== userId) return [exit];
  const others = members
    .filter((member) => member.userId !== userId)
    .toSorted((one, other) => one.userId - other.userId);
  const next = others.find(({ right }) => right === "write") ?? others[0];
  if (!next) return [{ entity: "libraryItem", action: "delete", remove: folderId }];
  return [
    exit,
    { entity: "libraryItem", action: "update", put: { ...folder, userId: next.userId } },
    { entity: "folderUser", action: "update", put: { ...next, right: "write", ownRight: "same" } },
  ];
}
