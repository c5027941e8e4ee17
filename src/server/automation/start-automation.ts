import type { Server } from "../server.ts";
import { startAfterCommits } from "../sync/after-commits.ts";
import {
  runStillWaiting,
  runsToDo,
  type RunRow,
  settleRun,
} from "../tables/own/automation/automation-run.ts";
import { pauseAfter } from "../webhooks/post-signed.ts";
import { doRun } from "./do-run.ts";
import { noteDates } from "./note-dates.ts";

type Parts = Pick<Server, "database" | "hub" | "mint" | "log" | "now" | "processor">;

/** Looking without having been woken finds what the clock sets off, and what a server committed that ended right after. */
const LOOK_EVERY = 10_000;
/** Runs that are looked up at once. */
const BATCH = 100;
/** What has failed so often is given up: something is wrong with it that nobody here knows of. */
const TRIES_MOST = 12;

/** Does what the rules of plans are to do; each of it once, whichever server on the database looks first. */
export async function runAutomations(parts: Parts): Promise<void> {
  await noteDates(parts);
  for (;;) {
    const due = await runsToDo(parts.database, { now: parts.now(), most: BATCH });
    for (const run of due) await doOne(parts, run);
    if (due.length > 0) parts.hub.wake();
    // What failed waits for its time.
    else return;
  }
}

async function doOne(parts: Parts, run: Pick<RunRow, "id" | "planId">): Promise<void> {
  const { database, log, now } = parts;
  try {
    await doRun(parts, run);
  } catch (error) {
    log.warn(
      { err: error, id: run.id },
      "A rule of a plan could not be followed; it is tried again",
    );
    const row = await runStillWaiting(database, run.id);
    if (!row) return;
    const tries = row.tries + 1;
    const isOver = tries >= TRIES_MOST;
    await settleRun(
      database,
      run.id,
      isOver
        ? { state: "failed", reason: "unknownError", doneTime: now() }
        : { tries, tryTime: now() + pauseAfter(row.tries) },
    );
  }
}

/** Does what the rules of plans are to do after each commit, and by the clock. */
export function startAutomation(parts: Parts): { close(): Promise<void> } {
  return startAfterCommits(parts, {
    work: async () => runAutomations(parts),
    every: LOOK_EVERY,
    failed: "Rules of plans could not be looked after",
  });
}
