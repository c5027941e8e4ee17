import {
  MEGABYTE,
  refuseBeyondQuota,
  type Room,
  type Rooms,
  withLeftBehind,
} from "#domain/file/quota.ts";
import type { Id } from "#domain/id.ts";
import type { Refusal } from "#domain/refusal.ts";
import { companyScope } from "#domain/scope.ts";
import { enterLanes } from "../commands/lane.ts";
import { readCompanySetting } from "../people/company.ts";
import { keptByAll, leftBehind, usedBy, usedByAll } from "../tables/files/storage-used.ts";
import type { Db, Tx } from "../tables/sql/db.ts";

/** What somebody's files take and may take, and those of all; what has no limit is not added up. */
async function roomsOf(db: Db, userId: Id): Promise<Rooms> {
  const { personQuota, companyQuota } = await readCompanySetting(db);
  return {
    person: await roomBelow(personQuota, {
      used: async () => usedBy(db, userId),
      left: async () => leftBehind(db, userId),
    }),
    company: await roomBelow(companyQuota, {
      used: async () => usedByAll(db, userId),
      left: async () => leftBehind(db),
    }),
  };
}

/** What is in a room of so many megabytes, asked for only where that is a limit. */
async function roomBelow(
  quota: number,
  bytes: { used(): Promise<number>; left(): Promise<number> },
): Promise<Room | undefined> {
  if (quota === 0) return undefined;
  return withLeftBehind({ used: await bytes.used(), most: quota * MEGABYTE }, await bytes.left());
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

/**
 * Whether an upload may become a file: only then does it take room of the company's, which others may have taken since it was
 * begun. What lies there already takes none.
 */
export async function refuseKeeping(
  tx: Tx,
  { size, sha256 }: { readonly size: number; readonly sha256: string },
): Promise<Refusal | undefined> {
  const { companyQuota } = await readCompanySetting(tx);
  if (companyQuota === 0) return undefined;
  await enterLanes(tx, [companyScope]);
  return refuseWithoutRoomToKeep(tx, size, sha256);
}

/** The same before the rest of an upload is sent, as things stand. */
export async function refuseWithoutRoomToKeep(
  db: Db,
  size: number,
  sha256 = "",
): Promise<Refusal | undefined> {
  const { companyQuota } = await readCompanySetting(db);
  if (companyQuota === 0) return undefined;
  const { bytes, isThere } = await keptByAll(db, sha256);
  const kept = { used: bytes, most: companyQuota * MEGABYTE };
  const company = withLeftBehind(kept, await leftBehind(db));
  return refuseBeyondQuota({ company }, isThere ? 0 : size);
}
