import { takeFence } from "../database/fence.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { Seat } from "./seat.ts";

/** The seat as a Web Lock: the browser passes it on, also when a tab dies. */
export function lockSeat(locks: LockManager, name: string, database: LocalDatabase): Seat {
  return {
    async take(work, { signal, mode }) {
      const lost = new AbortController();
      let sitting: Promise<void> | undefined;
      const sit = (lock: Lock | null) => {
        if (lock) sitting = takeFence(database).then((fence) => work(fence, lost.signal));
        return sitting;
      };
      try {
        await locks.request(name, { ...optionsOf[mode], ...(mode === "wait" && { signal }) }, sit);
      } catch {
        // The waiting was ended, or another tab has stolen the lock; a failure of the work is told below.
        lost.abort();
      }
      await sitting;
      return sitting !== undefined;
    },
  };
}

const optionsOf = { wait: {}, free: { ifAvailable: true }, force: { steal: true } } as const;
