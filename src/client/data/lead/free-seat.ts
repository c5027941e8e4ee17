import type { LocalDatabase } from "../database/local-database.ts";
import type { LeaderChannel } from "./lead.ts";
import type { Seat, SeatWork } from "./seat.ts";

/** Where the service worker finds the seat of an account, and the tabs that may want it. */
export interface FreeSeatSettings {
  seatOf(database: LocalDatabase): Seat;
  channelOf(database: LocalDatabase): LeaderChannel;
}

/**
 * Works in an account's seat for as long as no page wants it, and not at all while one sits there. What is still
 * on its way when a page takes over is void by the fence.
 */
export async function inFreeSeat(
  database: LocalDatabase,
  settings: FreeSeatSettings,
  work: SeatWork,
): Promise<void> {
  const channel = settings.channelOf(database);
  const wanted = new AbortController();
  channel.addEventListener("message", ({ data }) => {
    if (data === "want") wanted.abort();
  });
  const workUntilWanted: SeatWork = async (fence, lost) => {
    const left = AbortSignal.any([wanted.signal, lost]);
    const working = work(fence, left);
    await Promise.race([working.catch(() => undefined), ended(left)]);
  };
  try {
    await settings.seatOf(database).take(workUntilWanted, { signal: wanted.signal, mode: "free" });
  } finally {
    channel.postMessage("free");
    channel.close();
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve());
  });
}
