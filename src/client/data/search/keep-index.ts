import { Dexie, type ObservabilitySet, type Table } from "dexie";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";
import { isConnectionLost } from "../database/storage-errors.ts";
import { changedKeys, isWithin, type KeyRange } from "./changed-keys.ts";
import { type FoundTable, foundTables, waysInto } from "./entries-of-rows.ts";
import type { SearchIndex } from "./search-index.ts";

/** Rows read at once: questions are answered between two readings. */
const CHUNK = 1_000;
/** Changes of so many milliseconds go in together, which a long pull brings by the hundred. */
const GATHER = 100;

export interface KeptIndex {
  /** Settles once every row has gone in. */
  readonly filled: Promise<void>;
  stop(): void;
}

interface KeepSettings {
  readonly database: LocalDatabase;
  readonly index: SearchIndex;
  /** Who searches. */
  readonly userId: number;
  /** Called after the index has changed. */
  readonly onChange: () => void;
}

/** Fills an index with the rows of the browser and lets it follow them, whoever changes them, in which tab ever. */
export function keepIndex({ database, index, userId, onChange }: KeepSettings): KeptIndex {
  const ways = waysInto(database, index, userId);
  let pending = new Map<FoundTable, KeyRange[]>();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const put = async (table: FoundTable, rows: readonly object[]) => {
    // Each table's way takes the rows of that table; the compiler cannot follow the name to the type.
    await (ways[table].put as (rows: readonly object[]) => PromiseLike<void> | void)(rows);
  };

  const fill = async (table: FoundTable) => {
    const rows = rowsOf(database, table);
    let after: number = Dexie.minKey;
    for (;;) {
      const chunk = await rows.where(":id").above(after).limit(CHUNK).toArray();
      await put(table, chunk);
      if (stopped || chunk.length < CHUNK) return;
      after = chunk.at(-1)?.id ?? after;
    }
  };

  const follow = async (table: FoundTable, ranges: readonly KeyRange[]) => {
    const rows = rowsOf(database, table);
    const stretches = ranges.filter(({ from, to }) => from !== to);
    const single = ranges.flatMap(({ from, to }) => (from === to ? [Number(from)] : []));
    const found = (await rows.bulkGet(single)).filter((row) => row !== undefined);
    for (const { from, to } of stretches) {
      found.push(...(await rows.where(":id").between(from, to, true, true).toArray()));
    }
    const here = new Set(found.map(({ id }) => id));
    const gone = new Set(single);
    if (stretches.length > 0) {
      for (const id of ways[table].ids())
        if (stretches.some((range) => isWithin(id, range))) gone.add(id);
    }
    for (const id of gone) if (!here.has(id)) ways[table].take(id);
    await put(table, found);
  };

  const takeIn = async () => {
    const changes = pending;
    pending = new Map();
    for (const table of foundTables) {
      const ranges = changes.get(table);
      if (ranges && !stopped) await follow(table, ranges);
    }
    onChange();
  };

  // One after the other: a row that is read later must not go in earlier.
  let work: Promise<void> = Promise.resolve();
  const next = (step: () => Promise<void>) => {
    work = work.then(async () => {
      if (!stopped) await step();
    });
    // Closed or deleted beneath us: whoever deleted it ends this thread too.
    work = work.catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
    });
    return work;
  };

  const note = (parts: ObservabilitySet) => {
    for (const table of foundTables) {
      const ranges = changedKeys(parts, database.name, table);
      // A description lies beside its task, under the same id.
      const beside = table === "task" ? changedKeys(parts, database.name, "taskContent") : [];
      if (ranges.length + beside.length === 0) continue;
      pending.set(table, [...(pending.get(table) ?? []), ...ranges, ...beside]);
    }
    if (pending.size === 0 || gathering !== undefined) return;
    gathering = setTimeout(() => {
      gathering = undefined;
      void next(takeIn);
    }, GATHER);
  };

  // Listening first: what changes while the index fills goes in behind it.
  Dexie.on("storagemutated", note);
  const filled = next(async () => {
    for (const table of foundTables) {
      await fill(table);
      onChange();
    }
    index.complete = true;
    onChange();
  });
  return {
    filled,
    stop() {
      stopped = true;
      clearTimeout(gathering);
      Dexie.on.storagemutated.unsubscribe(note);
    },
  };
}

function rowsOf(database: LocalDatabase, table: FoundTable): Table<{ id: number }, number> {
  return tableOf(database, table) as unknown as Table<{ id: number }, number>;
}
