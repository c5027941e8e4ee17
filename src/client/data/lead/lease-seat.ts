import { takeFence } from "../database/fence.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import type { Seat, Wait } from "./seat.ts";

/** How long somebody who gives no sign of life keeps the seat, ms. */
const LEASE = 10_000;
/** How often the lease is renewed, and asked for by those who wait, ms. */
const RENEW_EVERY = 3_000;

interface LeaseSettings {
  readonly database: LocalDatabase;
  /** Name of this tab among those of the browser. */
  readonly holder: string;
  readonly now: () => number;
  readonly wait: Wait;
}

/** The seat as a row with an end, where the browser has no Web Locks (pages without TLS have none). */
export function leaseSeat(settings: LeaseSettings): Seat {
  const { wait } = settings;
  const keep = async (over: AbortSignal, lost: AbortController) => {
    for (;;) {
      await wait(RENEW_EVERY, over);
      if (over.aborted) return;
      if (await renew(settings).catch(() => false)) continue;
      lost.abort();
      return;
    }
  };
  return {
    async take(work, { signal, mode }) {
      const waits = () => mode !== "free" && !signal.aborted;
      let fence = await claim(settings);
      while (fence === undefined && waits()) {
        await wait(RENEW_EVERY, signal);
        if (!signal.aborted) fence = await claim(settings);
      }
      if (fence === undefined) return false;
      const over = new AbortController();
      const lost = new AbortController();
      const keeping = keep(over.signal, lost);
      try {
        await work(fence, lost.signal);
      } finally {
        over.abort();
        await keeping;
        await giveBack(settings).catch(() => undefined);
      }
      return true;
    },
  };
}

/** The lease and the fence are had together: a tab that freezes in between must not fence off the next one. */
function claim({ database, holder, now }: LeaseSettings): Promise<number | undefined> {
  return database.transaction("rw", database.meta, async () => {
    const lease = await readMeta(database.meta, "lease");
    const left = lease ? lease.until - now() : 0;
    // A lease that ends later than any can was written before the clock was set back.
    if (lease?.holder !== holder && left > 0 && left <= LEASE) return undefined;
    await database.meta.put({ key: "lease", value: { holder, until: now() + LEASE } });
    return takeFence(database);
  });
}

/** false when somebody else has it, or when it ran out and somebody else may think that it is theirs. */
function renew({ database, holder, now }: LeaseSettings): Promise<boolean> {
  return database.transaction("rw", database.meta, async () => {
    const lease = await readMeta(database.meta, "lease");
    if (lease?.holder !== holder || lease.until <= now()) return false;
    await database.meta.put({ key: "lease", value: { holder, until: now() + LEASE } });
    return true;
  });
}

async function giveBack({ database, holder }: LeaseSettings): Promise<void> {
  await database.transaction("rw", database.meta, async () => {
    if ((await readMeta(database.meta, "lease"))?.holder === holder) {
      await database.meta.delete("lease");
    }
  });
}
