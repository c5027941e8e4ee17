import { removalChanges } from "#domain/library/remove-for-good.ts";
import { shelfScope } from "#domain/library/shelf.ts";
import type { Id } from "#domain/id.ts";
import { TRASH_KEPT } from "#domain/limits.ts";
import { runReading } from "#domain/reading.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import type { Server } from "../server.ts";
import { removedBefore } from "../tables/files/library.ts";
import { dropOldPublicLinks } from "../tables/files/public-link.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";

/** Things that are looked up at once; each goes in a transaction of its own, because each may hold many others. */
const BATCH = 100;

/** Removes for good what has lain in the trash of the library for its time, and links that lead nowhere. */
export async function emptyTrash({
  database,
  hub,
  now: clock,
}: Pick<Server, "database" | "hub" | "now">): Promise<void> {
  const now = clock();
  const before = now - TRASH_KEPT;
  for (;;) {
    const ids = await removedBefore(database, before, BATCH);
    for (const id of ids) await database.transaction(async (tx) => removeItem(tx, id, before, now));
    if (ids.length > 0) hub.wake();
    if (ids.length < BATCH) break;
  }
  await dropOldPublicLinks(database, before);
}

async function removeItem(tx: Tx, id: Id, before: number, now: number): Promise<void> {
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
