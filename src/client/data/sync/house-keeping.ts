import type { LocalDatabase } from "../database/local-database.ts";
import { trimSeenPages } from "../database/seen-page.ts";
import { trimSeenRows } from "../database/seen-rows.ts";
import { isConnectionLost, isQuotaError } from "../database/storage-errors.ts";
import type { Caller } from "../calls/http.ts";
import { refillStreams } from "./refill-streams.ts";
import { trimKeptFiles } from "../storage/kept-files.ts";
import { trimStreams } from "../storage/trim.ts";

interface HouseKeepingSettings {
  readonly database: LocalDatabase;
  readonly call: Caller;
  now(): number;
  /** Ends when this tab no longer leads. */
  readonly until: Promise<void>;
}

const FIRST_AFTER = 20_000;
const EVERY = 60_000;
const BETWEEN = 50;
/** Between two requests that nobody waits for, ms: once a server is back, all browsers have some. */
const BETWEEN_REQUESTS = 500;

/**
 * Keeps the local database within its limits for as long as this tab leads, and brings back
 * what had to make room; nobody waits for it.
 */
export function keepHouse({ database, call, now, until }: HouseKeepingSettings): void {
  const ending = new AbortController();
  const { signal } = ending;
  const withoutHistory = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout>;
  const pause = (time = BETWEEN) => new Promise<void>((resolve) => setTimeout(resolve, time));
  const callSlowly: Caller = async (asked, body) => {
    await pause(BETWEEN_REQUESTS);
    return call(asked, body);
  };
  const round = async () => {
    try {
      await trimStreams(database, now(), { signal, pause });
      await trimKeptFiles(database, now());
      await trimSeenPages(database, now());
      await trimSeenRows(database, now());
      if (!signal.aborted) await refillStreams(database, callSlowly, now, withoutHistory);
    } catch (error) {
      // What a full disk or a lost connection stopped is tried again with the next round; a mistake has to be seen.
      if (!isQuotaError(error) && !isConnectionLost(error)) void Promise.reject(error);
    }
    if (!signal.aborted) timer = setTimeout(() => void round(), EVERY);
  };
  timer = setTimeout(() => void round(), FIRST_AFTER);
  void until.then(() => {
    ending.abort();
    clearTimeout(timer);
  });
}
