import { DIALOGS_CACHED_MAX, MESSAGE_PAGE, MESSAGES_CACHED_MAX } from "#domain/limits.ts";
import type { RangeRow } from "../database/local-database.ts";
import { countOf } from "./kept-ranges.ts";

/** How much of a dialog's messages is here, and when somebody last looked at it. */
export interface DialogHistory {
  readonly dialogId: number;
  readonly count: number;
  /** Epoch ms at which it was last open here or something was said in it. */
  readonly touchedAt: number;
  readonly open: boolean;
}

/** A dialog of which the newest `keep` messages stay. */
export interface TrimStep {
  readonly dialogId: number;
  readonly keep: number;
}

/**
 * What is to go so that the cache keeps to the limits (seed 000 §9). Dialogs
 * that are closed keep 25 messages. Where that is still more than 5,000, or
 * there are more than 500 dialogs, those that were left alone longest keep none;
 * where open ones alone are more than 5,000, they keep 25 as well.
 */
export function planTrim(dialogs: readonly DialogHistory[]): TrimStep[] {
  const oldestFirst = dialogs
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => left.touchedAt - right.touchedAt);
  const keeps = new Map(
    oldestFirst.map(({ dialogId, count, open }) => [
      dialogId,
      open ? count : Math.min(count, MESSAGE_PAGE),
    ]),
  );
  let messages = [...keeps.values()].reduce((sum, keep) => sum + keep, 0);
  let histories = keeps.size;
  const reduce = (history: DialogHistory, to: number) => {
    messages += to - (keeps.get(history.dialogId) ?? 0);
    if (to === 0) histories -= 1;
    keeps.set(history.dialogId, to);
  };
  for (const history of oldestFirst) {
    if (messages <= MESSAGES_CACHED_MAX && histories <= DIALOGS_CACHED_MAX) break;
    if (!history.open) reduce(history, 0);
  }
  for (const history of oldestFirst) {
    if (messages <= MESSAGES_CACHED_MAX) break;
    if (history.open && history.count > MESSAGE_PAGE) reduce(history, MESSAGE_PAGE);
  }
  return oldestFirst.flatMap(({ dialogId, count }) => {
    const keep = keeps.get(dialogId) ?? count;
    return keep < count ? [{ dialogId, keep }] : [];
  });
}

/** What the rows of the database say of each dialog's history. */
export function historiesOf(
  ranges: readonly RangeRow[],
  visits: ReadonlyMap<number, number>,
  lastTimes: ReadonlyMap<number, number>,
  now: number,
): DialogHistory[] {
  return ranges.map(({ dialogId, ranges: runs }) => {
    const visited = visits.get(dialogId) ?? 0;
    return {
      dialogId,
      count: countOf(runs),
      touchedAt: Math.max(visited, lastTimes.get(dialogId) ?? 0),
      open: visited > 0 && now - visited < OPEN_FOR,
    };
  });
}

/** An open dialog says so once a minute; one that has not for so long is closed, ms. */
const OPEN_FOR = 150_000;
