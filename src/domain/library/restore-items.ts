import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { get, type Reading } from "../reading.ts";
import { itemInReach, refuseReader } from "./can-use-library.ts";
import { namesOf, type TakenNames } from "./free-name.ts";
import { type LibraryItem, libraryItemShape } from "./library-item.ts";
import { isSharedFolder } from "./shelf.ts";
import { isInTrash, itemsIn } from "./library-tree.ts";
import { nameItem } from "./name-item.ts";
import { itemIdsShape, laneOfFirst, onOneShelf } from "./several-items.ts";

/** `file/trash/restore`: back to where it was, or to the top where that is no longer there. */
export const restoreItems = defineCommand({
  name: "file.restore",
  path: "/api/file/trash/restore",
  arguments: z.object({ id: itemIdsShape }),
  reply: z.array(libraryItemShape),
  lane: laneOfFirst,
  *decide({ id }, actor) {
    const found = yield* onOneShelf(id, actor, itemInReach);
    if (!found.ok) return refused(found.error);
    const changes: Change[] = [];
    const restored: LibraryItem[] = [];
    const namesIn = new Map<number, TakenNames>();
    for (const reached of found.value) {
      const refusal = refuseReader(reached);
      if (refusal) return refused(refusal);
      const { item } = reached;
      if (item.removedTime === 0) continue;
      const pid = yield* placeStillThere(item);
      const names = namesIn.get(pid) ?? namesOf(yield* itemsIn({ ...item, pid }));
      namesIn.set(pid, names);
      const name = names.takeFree(item);
      const put = { ...item, pid, name, removedTime: 0, updateTime: actor.now };
      restored.push(put);
      changes.push(...(yield* nameItem(put)));
    }
    return applied(changes, restored);
  },
});

/** The folder in which it lay, or the top of its shelf. */
function* placeStillThere(item: LibraryItem): Reading<number> {
  const parent = item.pid > 0 ? yield* get("libraryItem", item.pid) : undefined;
  if (parent && !(yield* isInTrash(parent))) return parent.id;
  return isSharedFolder(item) ? 0 : item.folderId;
}
