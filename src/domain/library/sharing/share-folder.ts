import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import { type Actor, applied, type Change, defineCommand, refused } from "../../command.ts";
import { type Id, joinKey } from "../../id.ts";
import { FOLDER_MEMBERS_MAX } from "../../limits.ts";
import { list, type Reading } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { noAccess, parameterError, type Refusal } from "../../refusal.ts";
import { folderScope } from "../../scope.ts";
import { refuseAbsent } from "../../user/refuse-absent.ts";
import { refuseWhoLeft } from "../../user/refuse-who-left.ts";
import { itemToChange } from "../can-use-library.ts";
import { changeShelf } from "../change-shelf.ts";
import { SHARED_AN_HOUR } from "./sharing-limits.ts";
import { type FolderRight, type FolderUser, folderRightShape } from "./folder-user.ts";
import { type LibraryItem, libraryItemShape } from "../library-item.ts";
import { isSharedFolder } from "../shelf.ts";
import { itemsBelow } from "../library-tree.ts";

/**
 * `file/share/update`: lets people into a folder of the caller's own, says what they may do there, or takes them out
 * again. With the first of them it stands on a shelf of its own, at the top for everybody.
 */
export const shareFolder = defineCommand({
  name: "file.share",
  path: "/api/file/share/update",
  perHour: SHARED_AN_HOUR,
  arguments: z.object({
    id: idOf("libraryItem"),
    userId: z.array(idOf("user")).check(z.minLength(1), z.maxLength(100)),
    /** "none" takes them out. */
    right: z.enum([...folderRightShape.options, "none"]),
  }),
  reply: libraryItemShape,
  lane: ({ id }) => ({ entity: "libraryItem", id }),
  enters: ({ id }) => folderScope(id),
  *decide({ id, userId, right }, actor) {
    const found = yield* folderOfOwner(id, actor);
    if (!found.ok) return refused(found.error);
    const folder = found.value;
    const people = [...new Set(userId)];
    if (people.includes(folder.userId)) return refused(parameterError("file.ownerStays"));
    const members = yield* list("folderUser", { folderId: id });
    if (right === "none") {
      const leaving = members.filter((member) => people.includes(member.userId));
      return applied(leaving.map(exitOf), folder);
    }
    const known = new Map(members.map((member) => [member.userId, member]));
    const invited = people.filter((each) => !known.has(each));
    if (known.size + invited.length > FOLDER_MEMBERS_MAX)
      return refused(parameterError("file.membersMax", { count: FOLDER_MEMBERS_MAX }));
    const refusal =
      (yield* refuseAbsent(invited)) ?? (yield* refuseWhoLeft(folderScope(id), invited, actor));
    if (refusal) return refused(refusal);
    const opened = yield* openFolder(folder, actor);
    if (!opened.ok) return refused(opened.error);
    const entries = people.flatMap((each): Change[] => {
      const before = known.get(each);
      if (before?.right === right) return [];
      const put = before ? { ...before, right } : newMember(id, each, right, actor.now);
      return [{ entity: "folderUser", action: before ? "update" : "add", put }];
    });
    const { shared, changes } = opened.value;
    return applied([...changes, ...entries], shared);
  },
});

/** A folder whose owner the caller is, and that can be shared: no part of a shared one, and none of a plan's. */
function* folderOfOwner(id: Id, actor: Actor): Reading<Result<LibraryItem, Refusal>> {
  const found = yield* itemToChange(id, actor);
  if (!found.ok) return found;
  const { item, right } = found.value;
  if (right !== "own") return failure(noAccess("file.ownersOnly"));
  if (item.kind !== "folder") return failure(parameterError("file.notFolder"));
  const isPart = item.planId > 0 || (item.folderId > 0 && !isSharedFolder(item));
  return isPart ? failure(parameterError("file.sharedAsPart")) : success(item);
}

/** Gives a folder a shelf of its own, with its owner, where it has none yet. */
function* openFolder(
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
  const owner = newMember(id, userId, "write", actor.now);
  return success({
    shared: { ...top, folderId: id },
    changes: [...moved.value, { entity: "folderUser", action: "add", put: owner }],
  });
}

function newMember(folderId: Id, userId: Id, right: FolderRight, createTime: number): FolderUser {
  return { id: joinKey(folderId, userId), folderId, userId, right, createTime };
}

function exitOf({ id }: FolderUser): Change {
  return { entity: "folderUser", action: "delete", remove: id };
}
