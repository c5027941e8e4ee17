import { MEGABYTE, refuseBeyondQuota, type Room } from "#domain/file/quota.ts";
import type { Id } from "#domain/id.ts";
import type { Refusal } from "#domain/refusal.ts";
import { companyScope } from "#domain/scope.ts";
import { enterLanes } from "../commands/lane.ts";
import { readCompanySetting } from "../people/company.ts";
import { usedBy, usedByAll } from "../tables/files/storage-used.ts";
import type { Db, Tx } from "../tables/sql/db.ts";

/** What somebody's files take and may take, and those of all; what has no limit is not added up. */
async function roomsOf(db: Db, userId: Id): Promise<{ person: Room; company: Room }> {
  const { personQuota, companyQuota } = await readCompanySetting(db);
  return {
    person: {
      used: personQuota > 0 ? await usedBy(db, userId) : 0,
      most: personQuota * MEGABYTE,
    },
    company: {
      used: companyQuota > 0 ? await usedByAll(db) : 0,
      most: companyQuota * MEGABYTE,
    },
  };
}

/** Whether the company has room for so many bytes more of somebody's, as things stand. */
export async function refuseWithoutRoom(
  db: Db,
  userId: Id,
  size: number,
): Promise<Refusal | undefined> {
  return refuseBeyondQuota(await roomsOf(db, userId), size);
}

/** The same for who takes the room in this transaction, in the lane of the person; where all share a limit, one after the other. */
export async function refuseTakingRoom(
  tx: Tx,
  userId: Id,
  size: number,
): Promise<Refusal | undefined> {
  const { companyQuota } = await readCompanySetting(tx);
  if (companyQuota > 0) await enterLanes(tx, [companyScope]);
  return refuseWithoutRoom(tx, userId, size);
}
