import type { Server } from "../server.ts";
import { emptyTrash } from "./empty-trash.ts";
import { endOldSessions } from "./old-sessions.ts";
import { sweepFiles } from "./sweep-files.ts";
import { pruneOld } from "./retention.ts";

type Parts = Pick<Server, "database" | "files" | "hub" | "log" | "now" | "settings">;

const EVERY = 3_600_000;

/** What runs by the clock, one after the other; one that fails keeps no other from its work. */
const jobs = [
  { run: pruneOld, failed: "Old changes could not be removed; the next try is in an hour" },
  { run: emptyTrash, failed: "The trash could not be emptied; the next try is in an hour" },
  {
    run: sweepFiles,
    failed: "What no file needs could not be removed; the next try is in an hour",
  },
  { run: endOldSessions, failed: "Old sessions could not be ended; the next try is in an hour" },
] as const;

/** Does what has to be done by the clock: now, and once an hour. */
export function startHourly(parts: Parts): { close(): Promise<void> } {
  let running = Promise.resolve();
  const runAll = async () => {
    for (const { run, failed } of jobs) {
      await run(parts).catch((error: unknown) => parts.log.warn({ err: error }, failed));
    }
  };
  const run = () => {
    running = running.then(runAll);
  };
  run();
  const timer = setInterval(run, EVERY);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
