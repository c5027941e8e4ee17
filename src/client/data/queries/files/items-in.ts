import type { LibraryItem } from "#domain/library/library-item.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** What lies right in a folder and not in the trash, in the order in which it was put there. */
export async function readItemsIn(
  { libraryItem }: LocalDatabase,
  folderId: number,
): Promise<LibraryItem[]> {
  const inside = await libraryItem.where("pid").equals(folderId).toArray();
  return inside
    .filter(({ removedTime }) => removedTime === 0)
    .toSorted((one, other) => one.createTime - other.createTime || one.id - other.id);
}
