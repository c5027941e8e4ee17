import { DIALOGS_CACHED_MAX, MESSAGE_PAGE, MESSAGES_CACHED_MAX } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { baseOf } from "../fold/base-of.ts";
import { readHistories } from "../storage/histories.ts";
import type { CallFailure, Caller } from "../calls/http.ts";
import { loadNewest } from "./history.ts";

/** Requests in one go; nobody waits for them. */
const DIALOGS_AT_ONCE = 20;

/**
 * Fetches the newest messages of dialogs of which none are here, because there was no room for
 * them, as far as the limits of the cache go; those first in which something was said last.
 * `withoutHistory` holds the dialogs of which the server gave none, with the last position in each: when more is
 * said there it is asked again. Answers the failure that ended it; throws where there is no room, for which
 * nothing else is given up.
 */
export async function refillHistories(
  database: LocalDatabase,
  call: Caller,
  now: () => number,
  withoutHistory: Map<number, number>,
): Promise<CallFailure | undefined> {
  const histories = (await readHistories(database, now())).filter(({ count }) => count > 0);
  const messages = histories.reduce((sum, { count }) => sum + count, 0);
  let room = Math.min(
    DIALOGS_AT_ONCE,
    DIALOGS_CACHED_MAX - histories.length,
    Math.floor((MESSAGES_CACHED_MAX - messages) / MESSAGE_PAGE),
  );
  if (room <= 0) return undefined;
  const known = new Set(histories.map(({ dialogId }) => dialogId));
  const empty = (await database.dialog.toArray())
    .filter(({ id, lastPosition }) => lastPosition > 0 && !known.has(id))
    .toSorted((left, right) => right.lastTime - left.lastTime);
  for (const { id } of empty) {
    const said = await lastSaidIn(database, id);
    if (said === 0 || withoutHistory.get(id) === said) continue;
    const failure = await loadNewest(database, call, id);
    if (failure) return failure;
    const stored = await database.range.get(id);
    if (!stored?.ranges.length) withoutHistory.set(id, said);
    room -= 1;
    if (room === 0) break;
  }
  return undefined;
}

/** The last position that the server has told of; what is on its way to it cannot be fetched there. */
async function lastSaidIn(database: LocalDatabase, dialogId: number): Promise<number> {
  const dialog = await baseOf(database, "dialog", dialogId);
  return Number(dialog?.["lastPosition"] ?? 0);
}
