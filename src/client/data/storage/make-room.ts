import { MESSAGE_PAGE } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readHistories } from "./histories.ts";
import type { DialogHistory } from "./plan-trim.ts";
import { DELETES_MAX, shrinkDialog } from "./shrink-dialog.ts";
import { isQuotaError } from "../database/storage-errors.ts";

/** More than any dialog has, and still a number that IndexedDB takes. */
const ALL = 2 ** 31;

/**
 * What may be given up. oldMessages: of closed dialogs those beyond the newest 25, for what the
 * server tells; wholeDialogs: in the end all that is here of them, for a person's own words.
 */
export type Sacrifice = "oldMessages" | "wholeDialogs";

/**
 * Gives up what the server can give again, because the disk or the browser has
 * no room, a step at a time for as long as whoever asks still finds none: first the
 * history of closed dialogs beyond 25 messages, then one whole dialog after the other,
 * those first that were left alone longest. Never what was typed, what waits, or what has
 * changes that wait. Once there is room again, `refillHistories` brings back the newest.
 */
export async function* makeRoom(
  database: LocalDatabase,
  now: number,
  sacrifice: Sacrifice,
): AsyncGenerator<void> {
  const closed = (await readHistories(database, now))
    .filter(({ open }) => !open)
    .toSorted((left, right) => left.touchedAt - right.touchedAt);
  for (const history of closed) await shortenHistory(database, history);
  // Others may have made room meanwhile, so it is tried again even when nothing was found to give up.
  yield;
  if (sacrifice === "oldMessages") return;
  for (const { dialogId } of closed) {
    // Not even the note of what stays could be written: taking all away needs none.
    if ((await unlessFull(shrinkDialog(database, dialogId, 0, ALL))) > 0) yield;
  }
}

async function shortenHistory(
  database: LocalDatabase,
  { dialogId, count }: DialogHistory,
): Promise<void> {
  if (count <= MESSAGE_PAGE) return;
  for (let last = DELETES_MAX; last === DELETES_MAX;) {
    last = await unlessFull(shrinkDialog(database, dialogId, MESSAGE_PAGE));
  }
}

/** How many rows went; none where there was no room to note what stays. */
async function unlessFull(shrinking: Promise<number>): Promise<number> {
  try {
    return await shrinking;
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    return 0;
  }
}
