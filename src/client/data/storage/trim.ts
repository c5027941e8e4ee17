import type { LocalDatabase } from "../database/local-database.ts";
import { readHistories } from "./histories.ts";
import { planTrim } from "./plan-trim.ts";
import { DELETES_MAX, shrinkDialog } from "./shrink-dialog.ts";

/** How a long piece of work gives way between its transactions, and learns that it is to end. */
export interface Pace {
  readonly signal: AbortSignal;
  /** Lets whoever waits for the database go first. */
  pause(): Promise<void>;
}

/** Brings the cached messages back within the limits, a small transaction at a time. Answers how many went. */
export async function trimMessages(
  database: LocalDatabase,
  now: number,
  pace: Pace,
): Promise<number> {
  let gone = 0;
  for (const { dialogId, keep } of planTrim(await readHistories(database, now))) {
    for (let last = DELETES_MAX; last === DELETES_MAX && !pace.signal.aborted;) {
      last = await shrinkDialog(database, dialogId, keep);
      gone += last;
      await pace.pause();
    }
  }
  return gone;
}
