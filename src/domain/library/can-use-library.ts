import type { Actor } from "../command.ts";
import { failure, type Result, success } from "#base/result.ts";
import { type Id, joinKey } from "../id.ts";
import { readerOfOpenPlan } from "../plan/can-change-plan.ts";
import { mayIn } from "../plan/plan-acts.ts";
import { isLeader } from "../plan/plan-role.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import type { LibraryItem } from "./library-item.ts";
import type { Shelf } from "./shelf.ts";
import { isInTrash, itemsBelow, type Place } from "./library-tree.ts";

/** As everybody is told who may not know of it, too (seed 000 §8). */
const itemGone = parameterError("file.gone");

/** What somebody may do on a shelf: look, write, or all there is. */
type ShelfRight = "read" | "write" | "own";

/** An item with what the caller may do where it lives. */
export interface ItemInReach {
  readonly item: LibraryItem;
  readonly right: ShelfRight;
}

function* rightOn(shelf: Shelf, actor: Actor): Reading<Result<ShelfRight, Refusal>> {
  if (shelf.planId > 0) {
    const membership = yield* readerOfOpenPlan(shelf.planId, actor);
    if (!membership.ok) return failure(membership.refusal);
    const { member } = membership.value;
    if (!mayIn(membership.value, "files")) return success("read");
    return success(isLeader(member) ? "own" : "write");
  }
  if (shelf.folderId === 0)
    return shelf.userId === actor.userId ? success("own") : failure(itemGone);
  const folder = yield* get("libraryItem", shelf.folderId);
  const member = yield* get("folderUser", joinKey(shelf.folderId, actor.userId));
  if (!folder || !member) return failure(itemGone);
  return success(folder.userId === actor.userId ? "own" : member.right);
}

/** An item that the caller can see, in the trash or not. */
export function* itemInReach(id: Id, actor: Actor): Reading<Result<ItemInReach, Refusal>> {
  const item = yield* get("libraryItem", id);
  if (!item) return failure(itemGone);
  const right = yield* rightOn(item, actor);
  return right.ok ? success({ item, right: right.value }) : failure(right.error);
}

/** An item whose shelf the caller may write on; not what lies in the trash. */
export function* itemToChange(id: Id, actor: Actor): Reading<Result<ItemInReach, Refusal>> {
  const found = yield* itemInReach(id, actor);
  if (!found.ok) return found;
  const refusal = refuseReader(found.value);
  if (refusal) return failure(refusal);
  return (yield* isInTrash(found.value.item)) ? failure(itemGone) : found;
}

/** Whoever was let in to look changes nothing. */
export function refuseReader({ right }: Pick<ItemInReach, "right">): Refusal | undefined {
  return right === "read" ? noAccess("file.readOnly") : undefined;
}

/** What others would miss goes only by who put it there, and by whose shelf it is. */
export function refuseTaking(
  { item, right }: ItemInReach,
  { userId }: Pick<Actor, "userId">,
): Refusal | undefined {
  const reader = refuseReader({ right });
  if (reader) return reader;
  return right === "own" || item.userId === userId ? undefined : noAccess("file.ownersOnly");
}

/**
 * The same of all that lies in it, in the trash or not: who may write puts what others brought into a folder of their own, and takes
 * the folder.
 */
export function* refuseTakingAll(reached: ItemInReach, actor: Actor): Reading<Refusal | undefined> {
  const refusal = refuseTaking(reached, actor);
  const { item, right } = reached;
  if (refusal || right === "own" || item.kind === "file") return refusal;
  const { items } = yield* itemsBelow(item);
  const areTheirs = items.every(({ userId }) => userId === actor.userId);
  return areTheirs ? undefined : noAccess("file.holdsOthers");
}

/**
 * What leaves a place for another one, or for good, is gone for all who use it: whoever put it there may throw it into the
 * trash, out of which the owner takes it back, and may copy it.
 */
export function refuseTakingOut(reached: ItemInReach): Refusal | undefined {
  return (
    refuseReader(reached) ??
    (reached.right === "own" ? undefined : noAccess("file.placeOwnersOnly"))
  );
}

/** Where something is to be put: a folder, the top of a plan, or else among the caller's own. */
export interface NamedPlace {
  readonly pid?: Id | undefined;
  readonly planId?: Id | undefined;
}

/** The place that is named, where the caller may write there. */
export function* placeToWrite(
  { pid = 0, planId = 0 }: NamedPlace,
  actor: Actor,
): Reading<Result<Place, Refusal>> {
  if (pid > 0) {
    const found = yield* itemToChange(pid, actor);
    if (!found.ok) return found;
    const { item: folder } = found.value;
    if (folder.kind !== "folder") return failure(parameterError("file.notFolder"));
    return success({ ...shelfOf(folder), pid });
  }
  const place: Place = { pid: 0, planId, folderId: 0, userId: actor.userId };
  const right = yield* rightOn(place, actor);
  if (!right.ok) return right;
  const refusal = refuseReader({ right: right.value });
  return refusal ? failure(refusal) : success(place);
}

/** The shelf on which an item stands. */
export function shelfOf({ planId, folderId, userId }: Shelf): Shelf {
  return { planId, folderId, userId };
}
