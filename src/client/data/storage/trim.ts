import type { LocalDatabase } from "../database/local-database.ts";
import { planTrim } from "./plan-trim.ts";
import { readStreams } from "./read-streams.ts";
import { DELETES_MAX, shrinkStream } from "./shrink-stream.ts";

/** How a long piece of work gives way between its transactions, and learns that it is to end. */
export interface Pace {
  readonly signal: AbortSignal;
  /** Lets whoever waits for the database go first. */
  pause(): Promise<void>;
}

/** Brings the cached rows of windowed kinds back within their limits, a small transaction at a time. Answers how many went. */
export async function trimStreams(
  database: LocalDatabase,
  now: number,
  pace: Pace,
): Promise<number> {
  let gone = 0;
  for (const { stream, keep } of (await readStreams(database, now)).flatMap(planTrim)) {
    for (let last = DELETES_MAX; last === DELETES_MAX && !pace.signal.aborted;) {
      last = await shrinkStream(database, stream, keep);
      gone += last;
      await pace.pause();
    }
  }
  return gone;
}
