import { STREAMS_CACHED_MAX, WINDOW_ROWS, WINDOWED_ROWS_MAX } from "#domain/limits.ts";
import type { StreamRow } from "../database/local-database.ts";
import type { Stream } from "../database/streams.ts";
import { countOf } from "./kept-ranges.ts";

/** How much of a stream is here, and when somebody last looked at what it belongs to. */
export interface StreamHistory {
  readonly stream: Stream;
  readonly count: number;
  /** Epoch ms at which its parent was last open here or something came in it. */
  readonly touchedAt: number;
  readonly open: boolean;
}

/** A stream of which the newest `keep` rows stay. */
export interface TrimStep {
  readonly stream: Stream;
  readonly keep: number;
}

/**
 * What is to go of the streams of one kind so that the cache keeps to the limits (seed 000 §9). Those
 * that are closed keep 25 rows. Where that is still more than 5,000, or there are more
 * than 500 of them, those that were left alone longest keep none; where open ones alone
 * are more than 5,000, they keep 25 as well.
 */
export function planTrim(streams: readonly StreamHistory[]): TrimStep[] {
  const oldestFirst = streams
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => left.touchedAt - right.touchedAt);
  const keeps = new Map(
    oldestFirst.map(({ stream, count, open }) => [
      stream,
      open ? count : Math.min(count, WINDOW_ROWS),
    ]),
  );
  let rows = [...keeps.values()].reduce((sum, keep) => sum + keep, 0);
  let histories = keeps.size;
  const reduce = ({ stream }: StreamHistory, to: number) => {
    rows += to - (keeps.get(stream) ?? 0);
    if (to === 0) histories -= 1;
    keeps.set(stream, to);
  };
  for (const history of oldestFirst) {
    if (rows <= WINDOWED_ROWS_MAX && histories <= STREAMS_CACHED_MAX) break;
    if (!history.open) reduce(history, 0);
  }
  for (const history of oldestFirst) {
    if (rows <= WINDOWED_ROWS_MAX) break;
    if (history.open && history.count > WINDOW_ROWS) reduce(history, WINDOW_ROWS);
  }
  return oldestFirst.flatMap(({ stream, count }) => {
    const keep = keeps.get(stream) ?? count;
    return keep < count ? [{ stream, keep }] : [];
  });
}

/** What the rows of the database say of each stream of one kind. */
export function historiesOf(
  streams: readonly StreamRow[],
  visits: ReadonlyMap<number, number>,
  lastTimes: ReadonlyMap<number, number>,
  now: number,
): StreamHistory[] {
  return streams.map(({ kind, parentId, ranges }) => {
    const visited = visits.get(parentId) ?? 0;
    return {
      stream: { kind, parentId },
      count: countOf(ranges),
      touchedAt: Math.max(visited, lastTimes.get(parentId) ?? 0),
      open: visited > 0 && now - visited < OPEN_FOR,
    };
  });
}

/** What is open says so once a minute; what has not for so long is closed, ms. */
const OPEN_FOR = 150_000;
