import { WINDOW_ROWS } from "#domain/limits.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";
import { rowsBetween, type Stream, streamKind } from "../database/streams.ts";
import { keyOf } from "../database/stored-row.ts";
import { listName } from "../database/touch-name.ts";
import { keptRanges, keptUpTo, leftOut } from "./kept-ranges.ts";
import { sparedRows } from "./spared-rows.ts";

/** Rows that one transaction takes away at most: screens wait while it runs. */
export const DELETES_MAX = 500;

/**
 * Takes older rows of a stream off this browser, at most `most`; the server keeps
 * them. `keep` of the newest stay, and so do those that are spared and whatever
 * unsent changes rest on. Answers how many went.
 */
export function shrinkStream(
  database: LocalDatabase,
  stream: Stream,
  keep: number,
  most = DELETES_MAX,
): Promise<number> {
  const { kind, parentId } = stream;
  const { by } = streamKind(kind);
  const spared = sparedRows[kind];
  const kinds = [kind, ...(spared?.reads ?? [])].map((each) => tableOf(database, each));
  const tables = [...kinds, database.stream, database.outbox, database.meta];
  return database.transaction("rw", tables, async () => {
    const before = await database.stream.get([kind, parentId]);
    if (!before) return 0;
    const { ranges } = before;
    const single = [
      ...((await spared?.numbers(database, parentId)) ?? []),
      ...(await dirtyNumbers(database, stream)),
    ];
    // Without a newest run, a single row would pass for it, and what is on its way stands behind it.
    const least = single.length > 0 ? Math.max(keep, WINDOW_ROWS) : keep;
    const kept = keptRanges(ranges, least, single);
    const keys: (number | string)[] = [];
    let reached = Number.MAX_SAFE_INTEGER;
    for (const [low, high] of leftOut(ranges, kept)) {
      const room = most - keys.length;
      if (room === 0) break;
      const found = await rowsBetween(database, stream, low, high).limit(room).toArray();
      keys.push(...found.map(keyOf));
      const last = Number(found.at(-1)?.[by] ?? high);
      reached = found.length < room ? Number.MAX_SAFE_INTEGER : last;
    }
    if (keys.length === 0 && kept.length === ranges.length) return 0;
    await tableOf(database, kind).bulkDelete(keys);
    const left = keptUpTo(ranges, kept, reached);
    if (left.length > 0) await database.stream.put({ ...before, ranges: left });
    else await database.stream.delete([kind, parentId]);
    return keys.length;
  });
}

/** Numbers of rows that something unsent has changed or was decided from. */
async function dirtyNumbers(
  database: LocalDatabase,
  { kind, parentId }: Stream,
): Promise<number[]> {
  const { field, by } = streamKind(kind);
  const begins = listName(kind);
  const names = new Set<string>();
  await database.outbox.each(({ touched, read = [] }) => {
    for (const name of [...touched, ...read]) if (name.startsWith(begins)) names.add(name);
  });
  const ids = [...names].map((name) => Number(name.slice(begins.length))).filter((id) => id > 0);
  const rows = await tableOf(database, kind).bulkGet(ids);
  return rows.flatMap((row) => (row?.[field] === parentId ? [Number(row[by])] : []));
}
