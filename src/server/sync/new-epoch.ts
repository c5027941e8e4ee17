import type { Known } from "#contract/calls/sync.ts";
import type { Server } from "../server.ts";
import { skipLostNumbers } from "../tables/own/device-number.ts";
import { readSpace, readSpaceAt, replaceEpoch } from "../tables/own/space.ts";
import type { Db } from "../tables/sql/db.ts";
import { isRefuted } from "./mark.ts";

/** At most one new epoch in this time: browsers fetch everything anew with each. */
const EPOCH_EVERY = 10 * 60_000;

/** What a caller says of where it stands. */
interface Standing {
  epoch?: string | undefined;
  known?: Known | undefined;
}

/** Whether what the caller holds, and builds on, is no longer the truth. */
export async function isStale(db: Db, { epoch, known }: Standing): Promise<boolean> {
  if (!epoch) return false;
  const found = await readSpaceAt(db, { known: known?.seq });
  if (found.space.epoch !== epoch) return true;
  return known !== undefined && isRefuted(found.space, known, found.known);
}

/**
 * The database was put back to an older state: everybody is to start over, and
 * numbers that were given out after the backup are not given out again. Whether
 * there is another epoch now; where the last one is too young there will be later.
 */
export async function beginNewEpoch(
  { database, log, hub }: Pick<Server, "database" | "log" | "hub">,
  epoch: string,
  now: number,
): Promise<boolean> {
  const isNew = await database.transaction(async (tx) => {
    const replaced = await replaceEpoch(tx, epoch, { now, before: now - EPOCH_EVERY });
    if (replaced) await skipLostNumbers(tx);
    return replaced;
  });
  if (!isNew) return (await readSpace(database)).epoch !== epoch;
  log.warn(
    "The database was put back to an older state. Browsers fetch everything anew and bring again what they did after the backup.",
  );
  hub.wake();
  return true;
}
