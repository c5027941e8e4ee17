import * as z from "zod/mini";
import { type Actor, applied, type Change, defineCommand, refused } from "../command.ts";
import { LIBRARY_MOVE_MAX } from "../limits.ts";
import { list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { type ItemInReach, itemInReach, refuseReader, refuseTakingOut } from "./can-use-library.ts";
import type { LibraryItem } from "./library-item.ts";
import { isSharedFolder } from "./shelf.ts";
import { itemsBelow } from "./library-tree.ts";
import { itemIdsShape, laneOfFirst, onOneShelf } from "./several-items.ts";

/** `file/trash/remove`: what lies in the trash goes for good, with all that lies in it and all its versions. */
export const removeForGood = defineCommand({
  name: "file.removeForGood",
  path: "/api/file/trash/remove",
  arguments: z.object({ id: itemIdsShape }),
  reply: z.object({ id: z.array(idOf("libraryItem")) }),
  lane: laneOfFirst,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* onOneShelf(id, actor, itemInReach);
    if (!found.ok) return refused(found.error);
    const changes: Change[] = [];
    for (const reached of found.value) {
      const refusal = (yield* isGivenUp(reached, actor)) ? undefined : refuseTakingOut(reached);
      if (refusal) return refused(refusal);
      if (reached.item.removedTime === 0) return refused(parameterError("file.notInTrash"));
      changes.push(...(yield* removalChanges(reached.item)));
    }
    if (changes.length > LIBRARY_MOVE_MAX)
      return refused(parameterError("file.tooManyAtOnce", { count: LIBRARY_MOVE_MAX }));
    return applied(changes, { id: found.value.map(({ item }) => item.id) });
  },
});

/** Whether it is a file whose content never came, given up by who was to bring it: nobody loses anything. */
function* isGivenUp(reached: ItemInReach, { userId }: Actor): Reading<boolean> {
  const { item } = reached;
  if (item.kind !== "file" || item.userId !== userId || refuseReader(reached)) return false;
  const contents = yield* list("file", { itemId: item.id });
  return contents.every(({ arriveTime }) => arriveTime === 0);
}

/** An item goes, with all that lies in it and their contents. */
export function* removalChanges(item: LibraryItem): Reading<Change[]> {
  const remove: Change = { entity: "libraryItem", action: "delete", remove: item.id };
  // With a shared folder goes its scope, and all that is in it.
  if (isSharedFolder(item)) return [remove];
  const { items } = yield* itemsBelow(item);
  const changes: Change[] = [];
  for (const each of [item, ...items]) {
    for (const { id } of yield* list("file", { itemId: each.id }))
      changes.push({ entity: "file", action: "delete", remove: id });
    if (each.id !== item.id)
      changes.push({ entity: "libraryItem", action: "delete", remove: each.id });
  }
  return [...changes, remove];
}
