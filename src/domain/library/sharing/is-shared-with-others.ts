import type { LibraryItem } from "../library-item.ts";
import type { FolderUnit } from "./folder-unit.ts";
import type { FolderUser } from "./folder-user.ts";

/** Whether anybody but its owner was let into what stands on a shelf of its own, or any unit was. */
export function isSharedWithOthers(
  { userId: ownerId }: Pick<LibraryItem, "userId">,
  members: readonly Pick<FolderUser, "userId">[],
  units: readonly FolderUnit[],
): boolean {
  return units.length > 0 || members.some(({ userId }) => userId !== ownerId);
}
