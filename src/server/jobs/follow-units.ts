import type { Change } from "#domain/command.ts";
import type { FolderUnit } from "#domain/library/sharing/folder-unit.ts";
import { settleMembers } from "#domain/library/sharing/settle-members.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import { folderScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { changeOfCompany, foldersWithUnits } from "../tables/files/folder-units.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";

type Parts = Pick<Server, "database" | "hub" | "now">;

/** What each server has followed so far, by its database. */
const followed = new WeakMap<Parts["database"], number>();

/**
 * Lets those into shared folders who have come to a unit with which they are shared, and takes those out who went from it.
 * Nothing is looked at as long as nothing has changed in the company's trees and people.
 */
export async function followUnits({ database, hub, now: clock }: Parts): Promise<void> {
  const change = await changeOfCompany(database);
  if (followed.get(database) === change) return;
  let settled = 0;
  for (const id of await foldersWithUnits(database))
    if (await database.transaction(async (tx) => settleOne(tx, id, clock()))) settled += 1;
  if (settled > 0) hub.wake();
  followed.set(database, change);
}

/** Whether anybody came or went. */
async function settleOne(tx: Tx, id: Id, now: number): Promise<boolean> {
  await enterLanes(tx, [folderScope(id)]);
  const folder = await tableOf("libraryItem").get(tx, id);
  if (!folder) return false;
  const members = await tableOf("folderUser").list(tx, { folderId: id });
  const given = await tableOf("folderUnit").list(tx, { folderId: id });
  const { units, gone } = await partGone(tx, given);
  const rows = new RowsInWork(tx);
  const settled = await runReading(settleMembers({ folder, members, units }, now), async (ask) =>
    rows.answer(ask),
  );
  const changes = [...gone, ...settled];
  if (changes.length > 0) await applyChanges(tx, changes, { actorId: NOBODY, at: now });
  return changes.length > 0;
}

/** Units that are still there, and the changes that take the others off. */
async function partGone(
  tx: Tx,
  given: readonly FolderUnit[],
): Promise<{ units: FolderUnit[]; gone: Change[] }> {
  const units: FolderUnit[] = [];
  const gone: Change[] = [];
  for (const unit of given) {
    if (await tableOf(unit.kind).get(tx, unit.unitId)) units.push(unit);
    else gone.push({ entity: "folderUnit", action: "delete", remove: unit.id });
  }
  return { units, gone };
}
