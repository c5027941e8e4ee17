import { COUNTER_MAX, deviceNumberOf, type Id, mintId } from "#domain/id.ts";
import {
  claimDeviceNumber,
  claimPassedOver,
  ownerOfDeviceNumber,
  SERVER_USER,
  skipLostNumbers,
} from "../tables/own/device-number.ts";
import type { Database } from "../tables/sql/db.ts";

/** Gives out the server's own ids and knows whose range an id lies in. */
export interface Minting {
  /** An id from a range of this process's own. */
  nextId(): Id;
  /** Whether somebody may bring an id with them: only from a range of theirs; SERVER_USER is the server. */
  mayUse(id: Id, userId: Id): Promise<boolean>;
  /** Forgets whose numbers are whose, and claims another range: the database was put back to an older state. */
  startOver(): void;
}

/** With half of a range used up there is ample time to claim the next. */
const CLAIM_AT = COUNTER_MAX / 2;

/** Claims a fresh range for this process. */
export async function startMinting(
  database: Database,
  now: () => number = Date.now,
): Promise<Minting> {
  let number = await claimDeviceNumber(database, SERVER_USER);
  let counter = 0;
  let spare: number | undefined;
  let claiming = false;
  let isStale = false;
  let startedOver: Promise<void> = Promise.resolve();
  const owners = new Map<number, number>();

  async function claimSpare() {
    claiming = true;
    try {
      if (isStale) await skipLostNumbers(database);
      spare = await claimDeviceNumber(database, SERVER_USER);
    } finally {
      claiming = false;
    }
  }

  return {
    nextId() {
      counter += 1;
      // A claim that failed is tried again with the next id.
      const isWanted = counter > CLAIM_AT || isStale;
      if (isWanted && spare === undefined && !claiming) claimSpare().catch(() => undefined);
      if (counter > COUNTER_MAX || (isStale && spare !== undefined)) {
        if (spare === undefined)
          throw new Error("The server has no ids left and could not claim more.");
        number = spare;
        spare = undefined;
        counter = 1;
        isStale = false;
      }
      return mintId(number, counter);
    },
    async mayUse(id, userId) {
      const range = deviceNumberOf(id);
      // Below the first range lie the ids of people.
      if (range === SERVER_USER) return false;
      // Until the lost numbers are passed over, one of them is taken for one to come.
      await startedOver;
      let owner = owners.get(range);
      if (owner === undefined) {
        owner = await ownerOfDeviceNumber(database, range);
        if (owner === undefined && (await claimPassedOver(database, range, { userId, now: now() })))
          owner = userId;
        if (owner === undefined) return false;
        owners.set(range, owner);
      }
      return owner === userId;
    },
    startOver() {
      owners.clear();
      isStale = true;
      spare = undefined;
      startedOver = claimSpare().catch(() => undefined);
    },
  };
}
