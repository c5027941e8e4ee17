import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { itemToChange, refuseTakingAll } from "./can-use-library.ts";
import { libraryItemShape } from "./library-item.ts";
import { itemIdsShape, laneOfFirst, onOneShelf } from "./several-items.ts";

/** `file/remove`: into the trash, with all that lies in it; for 30 days it can be put back. */
export const removeItems = defineCommand({
  name: "file.remove",
  path: "/api/file/remove",
  arguments: z.object({ id: itemIdsShape }),
  reply: z.array(libraryItemShape),
  lane: laneOfFirst,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* onOneShelf(id, actor, itemToChange);
    if (!found.ok) return refused(found.error);
    const changes: Change[] = [];
    const removed = [];
    for (const reached of found.value) {
      const refusal = yield* refuseTakingAll(reached, actor);
      if (refusal) return refused(refusal);
      const put = { ...reached.item, removedTime: actor.arrivedAt };
      removed.push(put);
      changes.push({ entity: "libraryItem", action: "delete", put });
    }
    return applied(changes, removed);
  },
});
