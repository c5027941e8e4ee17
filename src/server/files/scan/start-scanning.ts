import type { Server } from "../../server.ts";
import { releaseScans, scanTooLargeAgain } from "../../tables/files/content-scan.ts";
import { keepWorking } from "../keep-working.ts";
import { scanNext } from "./scan-contents.ts";
import { scannerOf } from "./scanner-of.ts";

type Parts = Pick<Server, "database" | "files" | "hub" | "log" | "now" | "settings">;

/** How often is looked for what has come. */
const EVERY = 1_000;
/** Contents that are checked at once: what is large does not hold up what is small. */
const AT_ONCE = 2;

/** Has what comes in checked, where there is a scanner; where there is none any more, lets go of what waited for one. */
export async function startScanning(parts: Parts): Promise<{ close(): Promise<void> }> {
  const { database, log, settings } = parts;
  const scanner = settings.scanner && scannerOf(settings.scanner);
  await (scanner ? scanTooLargeAgain(database) : releaseScans(database));
  return keepWorking({
    doNext: async () => scanNext(parts, scanner),
    every: EVERY,
    atOnce: AT_ONCE,
    onFailure: (error) =>
      log.warn({ err: error }, "Files could not be checked; the next try is in a moment"),
  });
}
