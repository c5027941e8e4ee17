import { removalChanges } from "#domain/library/remove-for-good.ts";
import { shelfScope } from "#domain/library/shelf.ts";
import type { Id } from "#domain/id.ts";
import { TRASH_KEPT } from "#domain/limits.ts";
import { runReading } from "#domain/reading.ts";
import { planScope } from "#domain/scope.ts";
import { removeSheetChanges } from "#domain/sheet/sheet-files.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import type { Server } from "../server.ts";
import { removedBefore } from "../tables/files/library.ts";
import { dropOldPublicLinks } from "../tables/files/public-link.ts";
import { dropOldGuestLinks } from "../tables/own/outward/guest-link.ts";
import { sheetsRemovedBefore } from "../tables/files/removed-sheets.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db, Tx } from "../tables/sql/db.ts";

/** Things that are looked up at once; each goes in a transaction of its own, because each may hold many others. */
const BATCH = 100;

type Parts = Pick<Server, "database" | "hub" | "now">;

/** When things go, epoch ms: those that were removed before. */
interface Moment {
  readonly now: number;
  readonly before: number;
}

/**
 * Removes for good what has lain in the trash of the library for its time, sheets that were taken out of their register as long
 * ago, and links that lead nowhere.
 */
export async function emptyTrash(parts: Parts): Promise<void> {
  const now = parts.now();
  const moment = { now, before: now - TRASH_KEPT };
  await removeEach(parts, moment, removedBefore, removeItem);
  await removeEach(parts, moment, sheetsRemovedBefore, removeSheet);
  await dropOldPublicLinks(parts.database, moment.before);
  await dropOldGuestLinks(parts.database, moment.before);
}

async function removeEach(
  { database, hub }: Parts,
  moment: Moment,
  find: (db: Db, before: number, most: number) => Promise<Id[]>,
  remove: (tx: Tx, id: Id, moment: Moment) => Promise<void>,
): Promise<void> {
  for (;;) {
    const ids = await find(database, moment.before, BATCH);
    for (const id of ids) await database.transaction(async (tx) => remove(tx, id, moment));
    if (ids.length > 0) hub.wake();
    if (ids.length < BATCH) return;
  }
}

async function removeSheet(tx: Tx, id: Id, { now, before }: Moment): Promise<void> {
  const seen = await tableOf("sheet").get(tx, id);
  if (!seen) return;
  await enterLanes(tx, [planScope(seen.planId)]);
  // Whoever restored it meanwhile was waited for.
  const sheet = await tableOf("sheet").get(tx, id);
  if (!sheet || sheet.removedTime === 0 || sheet.removedTime >= before) return;
  const rows = new RowsInWork(tx);
  const changes = await runReading(removeSheetChanges(sheet), async (ask) => rows.answer(ask));
  await applyChanges(tx, changes, { actorId: sheet.userId, at: now });
}

async function removeItem(tx: Tx, id: Id, { now, before }: Moment): Promise<void> {
  const seen = await tableOf("libraryItem").get(tx, id);
  if (!seen) return;
  await enterLanes(tx, [shelfScope(seen)]);
  // Whoever restored or moved it meanwhile was waited for.
  const item = await tableOf("libraryItem").get(tx, id);
  const isStill = item && item.removedTime > 0 && item.removedTime < before;
  if (!isStill || shelfScope(item) !== shelfScope(seen)) return;
  const rows = new RowsInWork(tx);
  const changes = await runReading(removalChanges(item), async (ask) => rows.answer(ask));
  await applyChanges(tx, changes, { actorId: item.userId, at: now });
}
