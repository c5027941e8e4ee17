import { Dexie } from "dexie";
import type { RowWindow } from "#contract/windows.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { rowsBetween, type Stream, streamKind, type StreamKind } from "../database/streams.ts";
import { baseOf } from "./base-of.ts";
import { dropRow } from "./drop.ts";
import { putBases } from "./put-bases.ts";
import { addRange, rangeAt, type Ranges } from "./ranges.ts";

type Row = Record<string, unknown>;

/** What was said of one windowed kind at once, and up to which number of the log. */
export interface StreamNews {
  readonly rows: readonly Row[];
  readonly windows: readonly RowWindow[];
  readonly until?: number | undefined;
}

/**
 * Stores rows that come as windows. One is kept when it lies in a window, continues what is cached, or
 * is cached already; anything else would be drawn beside a hole as if nothing were missing. Beside a
 * window that replaces the rest nothing is kept. To be called before the rows of the parents are put.
 */
export async function storeWindows(
  database: LocalDatabase,
  kind: StreamKind["kind"],
  { rows, windows, until = 0 }: StreamNews,
  changed: Set<string>,
): Promise<void> {
  const { field, by } = streamKind(kind);
  for (const [parentId, told] of Map.groupBy(rows, (row) => Number(row[field]))) {
    const stream = { kind, parentId };
    const before = await database.stream.get([kind, parentId]);
    const own = windows.filter((each) => each.kind === kind && each.parentId === parentId);
    const isReplaced = own.some(({ replaces }) => replaces);
    let ranges: Ranges = isReplaced ? [] : (before?.ranges ?? []);
    for (const window of own) ranges = addRange(ranges, window.from, window.to);
    if (isReplaced && before) await dropBeside(database, stream, ranges, changed);
    const begins = ranges.length > 0 || !(await isUnderWay(database, stream));
    const kept: Row[] = [];
    for (const row of told.toSorted((left, right) => Number(left[by]) - Number(right[by]))) {
      const number = Number(row[by]);
      const continues = (begins && number === 1) || rangeAt(ranges, number - 1) !== undefined;
      if (continues) ranges = addRange(ranges, number, number);
      if (rangeAt(ranges, number)) kept.push(row);
    }
    const newsUntil = Math.max(before?.newsUntil ?? 0, until);
    await database.stream.put({ ...stream, ranges, newsUntil });
    await putBases(database, kind, kept, changed);
  }
}

/** Whether there are rows of which none is here: the first one, touched again, is not the last one then. */
async function isUnderWay(database: LocalDatabase, { kind, parentId }: Stream): Promise<boolean> {
  const { parent, last } = streamKind(kind);
  return Number((await baseOf(database, parent, parentId))?.[last] ?? 0) > 0;
}

/** Lets go of the rows of a stream that lie outside of the ranges. */
async function dropBeside(
  database: LocalDatabase,
  stream: Stream,
  ranges: Ranges,
  changed: Set<string>,
): Promise<void> {
  const { by } = streamKind(stream.kind);
  const keys = await rowsBetween(database, stream, Dexie.minKey, Dexie.maxKey)
    .filter((row) => rangeAt(ranges, Number(row[by])) === undefined)
    .primaryKeys();
  for (const key of keys) await dropRow(database, stream.kind, key, changed);
}
