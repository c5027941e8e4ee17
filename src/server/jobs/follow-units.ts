import type { Change } from "#domain/command.ts";
import type { FolderUnit } from "#domain/library/sharing/folder-unit.ts";
import { settleMembers } from "#domain/library/sharing/settle-members.ts";
import type { Id } from "#domain/id.ts";
import type { LibraryItem } from "#domain/library/library-item.ts";
import { isUnitInReach } from "#domain/library/sharing/unit-in-reach.ts";
import { type Ask, type Reading, runReading } from "#domain/reading.ts";
import { folderScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { foldersWithUnits, haveUnitsChanged } from "../tables/files/folder-units.ts";
import { tableOf } from "../tables/registry.ts";
import type { Tx } from "../tables/sql/db.ts";
import { type Looked, newStretch } from "./new-stretch.ts";

type Parts = Pick<Server, "database" | "hub" | "now">;

const looked: Looked = new WeakMap();

/**
 * Lets those into shared folders who have come to a unit with which they are shared, and takes those out who went from it.
 * Nothing is looked at as long as nothing has changed in the company's trees and people, and in who is in such plans and groups.
 */
export async function followUnits({ database, hub, now: clock }: Parts): Promise<void> {
  const stretch = await newStretch(looked, database);
  if (!stretch) return;
  const { since, until } = stretch;
  if (since !== undefined && !(await haveUnitsChanged(database, { since, until }))) {
    looked.set(database, until);
    return;
  }
  let settled = 0;
  for (const id of await foldersWithUnits(database))
    if (await database.transaction(async (tx) => settleOne(tx, id, clock()))) settled += 1;
  if (settled > 0) hub.wake();
  looked.set(database, until);
}

/** Whether anybody came or went. */
async function settleOne(tx: Tx, id: Id, now: number): Promise<boolean> {
  await enterLanes(tx, [folderScope(id)]);
  const folder = await tableOf("libraryItem").get(tx, id);
  if (!folder) return false;
  const members = await tableOf("folderUser").list(tx, { folderId: id });
  const given = await tableOf("folderUnit").list(tx, { folderId: id });
  const rows = new RowsInWork(tx);
  const answer = async (ask: Ask) => rows.answer(ask);
  const { units, gone } = await runReading(partGone(folder, given), answer);
  const settled = await runReading(settleMembers({ folder, members, units }, now), answer);
  const changes = [...gone, ...settled];
  if (changes.length > 0) await applyChanges(tx, changes, { actorId: NOBODY, at: now });
  return changes.length > 0;
}

/** Units that are still in the owner's reach, and the changes that take the others off. */
function* partGone(
  { userId }: LibraryItem,
  given: readonly FolderUnit[],
): Reading<{ units: FolderUnit[]; gone: Change[] }> {
  const units: FolderUnit[] = [];
  const gone: Change[] = [];
  for (const unit of given) {
    if (yield* isUnitInReach({ kind: unit.kind, id: unit.unitId }, userId)) units.push(unit);
    else gone.push({ entity: "folderUnit", action: "delete", remove: unit.id });
  }
  return { units, gone };
}
