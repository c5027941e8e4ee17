import { failure, type Result, success } from "#base/result.ts";
import type { Actor, Change } from "../command.ts";
import { isAwaited } from "../file/arrival.ts";
import { LIBRARY_MOVE_MAX } from "../limits.ts";
import { list, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { LibraryItem } from "./library-item.ts";
import type { Shelf } from "./shelf.ts";

/**
 * What it takes that items, those above before what is in them, stand on another shelf with all their contents. On
 * somebody's own shelf all is that person's.
 */
export function* changeShelf(
  items: readonly LibraryItem[],
  shelf: Shelf,
  actor: Actor,
): Reading<Result<Change[], Refusal>> {
  if (items.length > LIBRARY_MOVE_MAX)
    return failure(parameterError("file.tooManyAtOnce", { count: LIBRARY_MOVE_MAX }));
  const { planId, folderId } = shelf;
  const isOwn = planId === 0 && folderId === 0;
  const place = { planId, folderId, ...(isOwn && { userId: actor.userId }) };
  const changes: Change[] = [];
  for (const item of items) {
    changes.push({ entity: "libraryItem", action: "update", put: { ...item, ...place } });
    if (item.fileId === 0) continue;
    for (const file of yield* list("file", { itemId: item.id })) {
      // A content is awaited from whoever announced it.
      const isOthers = isAwaited(file) && file.userId !== actor.userId;
      if (isOwn && isOthers) return failure(parameterError("file.onItsWay"));
      // Whoever saves it saves it under this name.
      const named = file.id === item.fileId && { name: item.name, ext: item.ext };
      changes.push({ entity: "file", action: "update", put: { ...file, ...place, ...named } });
    }
  }
  return success(changes);
}
