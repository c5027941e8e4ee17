import { STREAMS_CACHED_MAX, WINDOW_ROWS, WINDOWED_ROWS_MAX } from "#domain/limits.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";
import { type Stream, streamKinds, type StreamKind } from "../database/streams.ts";
import { baseOf } from "../fold/base-of.ts";
import type { StreamHistory } from "../storage/plan-trim.ts";
import { readStreams } from "../storage/read-streams.ts";
import type { CallFailure, Caller } from "../calls/http.ts";
import { loadNewest } from "./load-window.ts";

/** Requests in one go, of each kind; nobody waits for them. */
const STREAMS_AT_ONCE = 20;

/** Of which streams the server gave nothing, by kind and parent, with the last number in each: when more comes it is asked again. */
export type WithoutHistory = Map<string, number>;

interface Refilling {
  readonly database: LocalDatabase;
  readonly call: Caller;
  readonly withoutHistory: WithoutHistory;
}

/**
 * Fetches the newest rows of streams of which none are here, because there was no room for them, as far as
 * the limits of the cache go; those first in which something came last. Answers the failure that ended it;
 * throws where there is no room, for which nothing else is given up.
 */
export async function refillStreams(
  database: LocalDatabase,
  call: Caller,
  now: () => number,
  withoutHistory: WithoutHistory,
): Promise<CallFailure | undefined> {
  const histories = await readStreams(database, now());
  for (const [index, kind] of streamKinds.entries()) {
    const held = (histories[index] ?? []).filter(({ count }) => count > 0);
    const failure = await refillKind({ database, call, withoutHistory }, kind, held);
    if (failure) return failure;
  }
  return undefined;
}

async function refillKind(
  { database, call, withoutHistory }: Refilling,
  { kind, parent, last, lastTime }: StreamKind,
  held: readonly StreamHistory[],
): Promise<CallFailure | undefined> {
  let room = roomBeside(held);
  if (room <= 0) return undefined;
  const known = new Set(held.map(({ stream }) => stream.parentId));
  const empty = (await tableOf(database, parent).toArray())
    .filter((row) => Number(row[last]) > 0 && !known.has(Number(row["id"])))
    .toSorted((left, right) => Number(right[lastTime]) - Number(left[lastTime]));
  for (const row of empty) {
    const stream: Stream = { kind, parentId: Number(row["id"]) };
    const name = `${kind}:${stream.parentId}`;
    // What is on its way to the server cannot be fetched there.
    const told = Number((await baseOf(database, parent, stream.parentId))?.[last] ?? 0);
    if (told === 0 || withoutHistory.get(name) === told) continue;
    const failure = await loadNewest(database, call, stream);
    if (failure) return failure;
    const stored = await database.stream.get([kind, stream.parentId]);
    if (!stored?.ranges.length) withoutHistory.set(name, told);
    room -= 1;
    if (room === 0) break;
  }
  return undefined;
}

/** How many streams more there is room for. */
function roomBeside(held: readonly StreamHistory[]): number {
  const rows = held.reduce((sum, { count }) => sum + count, 0);
  return Math.min(
    STREAMS_AT_ONCE,
    STREAMS_CACHED_MAX - held.length,
    Math.floor((WINDOWED_ROWS_MAX - rows) / WINDOW_ROWS),
  );
}
