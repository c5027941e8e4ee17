import { list, type Reading } from "../../reading.ts";
import type { LibraryItem } from "../library-item.ts";

/** Whether anybody but its owner was let into what stands on a shelf of its own, or any unit was. */
export function* isSharedWithOthers({
  id,
  userId,
}: Pick<LibraryItem, "id" | "userId">): Reading<boolean> {
  const units = yield* list("folderUnit", { folderId: id });
  if (units.length > 0) return true;
  const members = yield* list("folderUser", { folderId: id });
  return members.some((member) => member.userId !== userId);
}
