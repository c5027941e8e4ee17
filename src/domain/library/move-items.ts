import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import { type Actor, applied, type Change, defineCommand, refused } from "../command.ts";
import { list, type Reading } from "../reading.ts";
import { idOf, idOrNoneOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { folderScope, planScope, type Scope, userScope } from "../scope.ts";
import {
  type ItemInReach,
  itemToChange,
  placeToWrite,
  refuseTakingOut,
  shelfOf,
} from "./can-use-library.ts";
import { changeShelf } from "./change-shelf.ts";
import { namesOf } from "./free-name.ts";
import { type LibraryItem, libraryItemShape } from "./library-item.ts";
import { isSharedFolder, shelfScope } from "./shelf.ts";
import { foldersAbove, itemsBelow, itemsIn, type Place } from "./library-tree.ts";
import { nameItem } from "./name-item.ts";
import { refuseFullPlace } from "./place-room.ts";
import type { FolderUser } from "./sharing/folder-user.ts";
import { isSharedWithOthers } from "./sharing/is-shared-with-others.ts";
import { itemIdsShape, laneOfFirst, onOneShelf } from "./several-items.ts";

const moveShape = z.object({
  id: itemIdsShape,
  /** The folder into which they go, 0 = the top of the shelf. */
  pid: idOrNoneOf("libraryItem"),
  /** Another shelf, where they leave theirs: a shared folder, a plan, or the caller's own by their id. */
  folderId: z.optional(idOf("libraryItem")),
  planId: z.optional(idOf("plan")),
  userId: z.optional(idOf("user")),
});
type Move = z.infer<typeof moveShape>;

/** `file/move`: into another folder, of the same shelf or of another one, with all that lies in them. */
export const moveItems = defineCommand({
  name: "file.move",
  path: "/api/file/move",
  arguments: moveShape,
  reply: z.array(libraryItemShape),
  lane: laneOfFirst,
  enters: enteredBy,
  *decide(args, actor) {
    const found = yield* onOneShelf(args.id, actor, itemToChange);
    if (!found.ok) return refused(found.error);
    const reached = found.value;
    const [first] = reached;
    if (!first) return refused(parameterError());
    const place = yield* placeOf(args, first.item, actor);
    if (!place.ok) return refused(place.error);
    const moving = reached.filter(({ item }) => !liesIn(item, place.value));
    const families = yield* familiesToMove(moving, place.value);
    if (!families.ok) return refused(families.error);
    const inIt = yield* itemsIn(place.value);
    const leaves = shelfScope(place.value) !== shelfScope(first.item);
    // Whoever names a folder and what lies in it takes that out of it.
    const lower = new Map(families.value.flatMap(({ below }) => below).map((row) => [row.id, row]));
    for (const { item } of moving) lower.delete(item.id);
    const below = [...lower.values()];
    const refusal = yield* refuseFullPlace(place.value, inIt, {
      entries: moving.length,
      levels: 1 + Math.max(0, ...families.value.map(({ levels }) => levels)),
      items: leaves ? below.length + moving.length : 0,
    });
    if (refusal) return refused(refusal);
    const names = namesOf(inIt);
    const tops = moving.map(({ item }) => ({
      ...item,
      pid: place.value.pid,
      name: names.takeFree(item),
      updateTime: actor.now,
    }));
    if (!leaves) {
      const stays: Change[] = [];
      for (const top of tops) stays.push(...(yield* nameItem(top)));
      return applied(stays, tops);
    }
    const all = [...tops, ...below];
    const changes = yield* changeShelf(all, place.value, actor);
    if (!changes.ok) return refused(changes.error);
    return applied(
      [...changes.value, ...(yield* closeShared(tops))],
      tops.map((top) => ({ ...top, ...shelfNow(top, place.value) })),
    );
  },
});

/** The shelf that is named, where one is. */
function enteredBy({ folderId, planId, userId }: Move): Scope | undefined {
  if (planId) return planScope(planId);
  if (folderId) return folderScope(folderId);
  return userId ? userScope(userId) : undefined;
}

/** Where it goes; another shelf only where it was named as well, because there others may be writing. */
function* placeOf(args: Move, item: LibraryItem, actor: Actor): Reading<Result<Place, Refusal>> {
  const { pid, planId, folderId = 0, userId } = args;
  const isNamed = planId || folderId || userId;
  const top = isNamed ? { pid: folderId, planId } : { pid: item.folderId, planId: item.planId };
  const place = yield* placeToWrite(pid > 0 ? { pid } : top, actor);
  if (!place.ok) return place;
  const scope = shelfScope(place.value);
  const isKnown = scope === shelfScope(item) || scope === enteredBy(args);
  return isKnown ? place : failure(parameterError("file.severalShelves"));
}

function liesIn(item: LibraryItem, place: Place): boolean {
  return item.pid === place.pid && shelfScope(item) === shelfScope(place);
}

interface Family {
  readonly below: LibraryItem[];
  readonly levels: number;
}

/** All that goes along with what moves, where it may go there. */
function* familiesToMove(
  moving: readonly ItemInReach[],
  place: Place,
): Reading<Result<Family[], Refusal>> {
  const above = new Set((yield* foldersAbove(place.pid)).map(({ id }) => id));
  const families: Family[] = [];
  for (const reached of moving) {
    const { item } = reached;
    if (above.has(item.id)) return failure(parameterError("file.cycle"));
    if (isSharedFolder(item)) {
      const members = yield* list("folderUser", { folderId: item.id });
      const units = yield* list("folderUnit", { folderId: item.id });
      if (isSharedWithOthers(item, members, units))
        return failure(parameterError("file.sharedStays"));
    }
    const leaves = shelfScope(item) !== shelfScope(place);
    const refusal = leaves ? refuseTakingOut(reached) : undefined;
    if (refusal) return failure(refusal);
    const { items, levels } =
      item.kind === "folder" ? yield* itemsBelow(item) : { items: [], levels: 0 };
    families.push({ below: items, levels });
  }
  return success(families);
}

/** What was shared, and is on no shelf of its own any more, has no members: its owner was the last. */
function* closeShared(items: readonly LibraryItem[]): Reading<Change[]> {
  const members: FolderUser[] = [];
  for (const { id } of items.filter(isSharedFolder))
    members.push(...(yield* list("folderUser", { folderId: id })));
  return members.map(({ id }) => ({ entity: "folderUser", action: "delete", remove: id }));
}

function shelfNow(item: LibraryItem, place: Place) {
  const { planId, folderId, userId } = shelfOf(place);
  return { planId, folderId, userId: planId === 0 && folderId === 0 ? userId : item.userId };
}
