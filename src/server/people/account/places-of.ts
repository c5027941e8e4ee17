import type { Id } from "#domain/id.ts";
import {
  groupScope,
  folderScope,
  planScope,
  recordScope,
  type Scope,
  userScope,
} from "#domain/scope.ts";
import type { Places } from "#domain/user/leave-company.ts";
import { enterLanes } from "../../commands/lane.ts";
import { lockPlaces } from "../../tables/own/people-lock.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db, Tx } from "../../tables/sql/db.ts";

/** Where one person takes part. */
export type OwnPlaces = Places & { readonly userId: Id };

/**
 * Enters the lanes of all places in which people take part, beside some others, and gives the places back:
 * until the transaction ends nobody else writes there, and nobody lets these people in anywhere else.
 */
export async function enterPlaces(
  tx: Tx,
  userIds: readonly Id[],
  others: readonly Scope[],
): Promise<OwnPlaces[]> {
  const read = async () => Promise.all(userIds.map(async (userId) => placesOf(tx, userId)));
  await enterLanes(tx, [...others, ...userIds.map(userScope), ...(await read()).flatMap(lanesOf)]);
  await lockPlaces(tx, userIds);
  // Somebody may have let them in while we waited.
  const places = await read();
  await enterLanes(tx, places.flatMap(lanesOf));
  return places;
}

function lanesOf({ planIds, dialogIds, folderIds, recordIds }: Places): Scope[] {
  return [
    ...planIds.map(planScope),
    ...dialogIds.map((dialogId) => groupScope(dialogId)),
    ...folderIds.map(folderScope),
    ...recordIds.map(recordScope),
  ];
}

async function placesOf(db: Db, userId: Id): Promise<OwnPlaces> {
  const own = { userId, planId: 0, folderId: 0 };
  const [plans, dialogs, files, items, folders, records] = await Promise.all([
    tableOf("planUser").list(db, { userId }),
    tableOf("dialogUser").list(db, { userId, planId: 0 }),
    tableOf("file").list(db, { ...own, dialogId: 0 }),
    tableOf("libraryItem").list(db, own),
    tableOf("folderUser").list(db, { userId }),
    tableOf("recordUser").list(db, { userId }),
  ]);
  return {
    userId,
    planIds: plans.map(({ planId }) => planId),
    dialogIds: dialogs.map(({ dialogId }) => dialogId),
    fileIds: files.map(({ id }) => id),
    itemIds: items.map(({ id }) => id),
    folderIds: folders.map(({ folderId }) => folderId),
    recordIds: records.map(({ recordId }) => recordId),
  };
}
