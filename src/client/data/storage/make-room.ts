import { MESSAGE_PAGE } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readHistories } from "./histories.ts";
import { DELETES_MAX, shrinkDialog } from "./shrink-dialog.ts";
import { isQuotaError } from "./storage-errors.ts";

/** More than any dialog has, and still a number that IndexedDB takes. */
const ALL = 2 ** 31;

/**
 * Gives up what the server can give again, because the disk or the browser has
 * no room: the history of closed dialogs beyond 25 messages, beginning with the
 * one that was left alone longest. Never what was typed, what waits, or what
 * has changes that wait. Answers how many rows went.
 */
export async function makeRoom(database: LocalDatabase, now: number): Promise<number> {
  const histories = await readHistories(database, now);
  const long = histories
    .filter(({ open, count }) => !open && count > MESSAGE_PAGE)
    .toSorted((left, right) => left.touchedAt - right.touchedAt);
  let gone = 0;
  for (const { dialogId } of long) gone += await giveUpHistory(database, dialogId);
  return gone;
}

async function giveUpHistory(database: LocalDatabase, dialogId: number): Promise<number> {
  let gone = 0;
  try {
    for (let last = DELETES_MAX; last === DELETES_MAX;) {
      last = await shrinkDialog(database, dialogId, MESSAGE_PAGE);
      gone += last;
    }
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    // Not even the note of what stays could be written: taking all away needs none.
    gone += await forgetHistory(database, dialogId);
  }
  return gone;
}

async function forgetHistory(database: LocalDatabase, dialogId: number): Promise<number> {
  try {
    return await shrinkDialog(database, dialogId, 0, ALL);
  } catch (error) {
    if (!isQuotaError(error)) throw error;
    return 0;
  }
}
