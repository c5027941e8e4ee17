import { failure, type Result, success } from "#base/result.ts";
import type { Actor, Change } from "../../command.ts";
import { type Id, joinKey } from "../../id.ts";
import type { Reading } from "../../reading.ts";
import { noAccess, parameterError, type Refusal } from "../../refusal.ts";
import { itemToChange } from "../can-use-library.ts";
import { changeShelf } from "../change-shelf.ts";
import type { LibraryItem } from "../library-item.ts";
import { itemsBelow } from "../library-tree.ts";
import { isSharedFolder } from "../shelf.ts";
import type { FolderUser } from "./folder-user.ts";

/** A folder or a file whose owner the caller is, and that can be shared: no part of a shared folder, and none of a plan's. */
export function* itemOfOwner(id: Id, actor: Actor): Reading<Result<LibraryItem, Refusal>> {
  const found = yield* itemToChange(id, actor);
  if (!found.ok) return found;
  const { item, right } = found.value;
  if (right !== "own") return failure(noAccess("file.ownersOnly"));
  const isPart = item.planId > 0 || (item.folderId > 0 && !isSharedFolder(item));
  return isPart ? failure(parameterError("file.sharedAsPart")) : success(item);
}

/** Gives a folder or a file a shelf of its own, with its owner, where it has none yet. */
export function* openFolder(
  folder: LibraryItem,
  actor: Actor,
): Reading<Result<{ shared: LibraryItem; changes: Change[] }, Refusal>> {
  if (isSharedFolder(folder)) return success({ shared: folder, changes: [] });
  const { id, userId } = folder;
  const shelf = { planId: 0, folderId: id, userId };
  const top = { ...folder, pid: 0, updateTime: actor.now };
  const { items } = yield* itemsBelow(folder);
  const moved = yield* changeShelf([top, ...items], shelf, actor);
  if (!moved.ok) return moved;
  const owner: FolderUser = {
    id: joinKey(id, userId),
    folderId: id,
    userId,
    right: "write",
    ownRight: "same",
    createTime: actor.now,
  };
  return success({
    shared: { ...top, folderId: id },
    changes: [...moved.value, { entity: "folderUser", action: "add", put: owner }],
  });
}
