import "fake-indexeddb/auto";
import { Dexie as RealDexie } from "dexie";
import { describe, expect, it } from "vitest";
import { createLuck, type Luck } from "../luck.ts";
import { Dexie as MemoryDexie } from "./dexie.ts";
import { drawCollection, scopes } from "./draw-collection.ts";
import type { Row } from "./memory-table.ts";

const stores = {
  thing: "id, scope, [scope+rank], *people",
  pair: "[table+key]",
  queue: "++n, state",
};
const seeds = Array.from({ length: 60 }, (_, index) => index + 1);
const STEPS = 40;

/** What is done to both, and what comes of it. */
type Deed = (database: MemoryDexie) => Promise<unknown>;

describe("tables in memory", () => {
  it.each(seeds)("do what Dexie does over IndexedDB (seed %i)", async (seed) => {
    const [real, memory] = [open(RealDexie as never, seed), open(MemoryDexie, seed)];
    const luck = createLuck(seed);
    for (let step = 0; step < STEPS; step += 1) {
      const deed = luck.chance(0.2) ? drawTransaction(luck) : drawDeed(luck);
      const [expected, found] = [await outcomeOf(real, deed), await outcomeOf(memory, deed)];
      expect(found, `step ${step}`).toEqual(expected);
      expect(await everything(memory), `after step ${step}`).toEqual(await everything(real));
    }
    await Promise.all([real.delete(), memory.delete()]);
  });

  it("name the indexes that Dexie names, and nothing else is one", async () => {
    const [real, memory] = [open(RealDexie as never, 0), open(MemoryDexie, 0)];
    for (const name of Object.keys(stores)) {
      expect(indexesOf(memory, name)).toEqual(indexesOf(real, name));
    }
    await Promise.all([real.delete(), memory.delete()]);
  });
});

function indexesOf(database: MemoryDexie, table: string): string[] {
  return Object.keys(database.table(table).schema.idxByName).toSorted();
}

function open(Kind: typeof MemoryDexie, seed: number): MemoryDexie {
  const database = new Kind(`held-against-${seed}`);
  database.version(1).stores(stores);
  database.table("thing").hook("reading", (row) => row && { added: 1, ...row });
  return database;
}

async function everything(database: MemoryDexie): Promise<unknown> {
  const all: Record<string, unknown> = {};
  for (const name of Object.keys(stores)) all[name] = await database.table(name).toArray();
  return all;
}

/** What somebody gets, or the name of what they are told instead. */
async function outcomeOf(database: MemoryDexie, deed: Deed): Promise<unknown> {
  try {
    return { value: await deed(database) };
  } catch (error) {
    return { error: (error as Error).name };
  }
}

const states = ["waiting", "sent"];

function drawThing(luck: Luck): Row {
  return {
    id: luck.upTo(12),
    scope: luck.pick(scopes),
    ...(luck.chance(0.9) && { rank: luck.chance(0.5) ? luck.upTo(4) : `r${luck.upTo(4)}` }),
    people: Array.from({ length: luck.upTo(4) }, () => luck.upTo(3)),
    deep: { list: [luck.upTo(9)] },
  };
}

/** Several deeds as one, which may fail at the end. */
function drawTransaction(luck: Luck): Deed {
  const deeds = Array.from({ length: 1 + luck.upTo(4) }, () => drawDeed(luck));
  const [fails, mode] = [luck.chance(0.3), luck.chance(0.9) ? "rw" : "r"];
  const names = luck.chance(0.9) ? Object.keys(stores) : ["thing", "pair"];
  const nests = luck.chance(0.3);
  return (database) =>
    database.transaction(mode, names, async () => {
      const results: unknown[] = [];
      for (const deed of deeds) {
        results.push(
          await (nests ? database.transaction(mode, names, () => deed(database)) : deed(database)),
        );
      }
      if (fails) throw new RangeError("It did not work out");
      return results;
    });
}

function drawDeed(luck: Luck): Deed {
  const deed = luck.chance(0.5) ? luck.pick(writings) : luck.pick(readings);
  return deed?.(luck) ?? (async () => undefined);
}

const writings: readonly ((luck: Luck) => Deed)[] = [
  (luck) => {
    const row = drawThing(luck);
    return (database) => database.table("thing").put({ ...row });
  },
  (luck) => {
    const row = drawThing(luck);
    return (database) => database.table("thing").add({ ...row });
  },
  (luck) => {
    const rows = [drawThing(luck), drawThing(luck), drawThing(luck)];
    return (database) => database.table("thing").bulkPut(rows.map((row) => ({ ...row })));
  },
  (luck) => {
    const rows = [drawThing(luck), drawThing(luck)];
    return (database) => database.table("thing").bulkAdd(rows.map((row) => ({ ...row })));
  },
  (luck) => {
    const [id, scope] = [luck.upTo(12), luck.pick(scopes)];
    return (database) => database.table("thing").update(id, { scope });
  },
  (luck) => {
    const updates = [luck.upTo(12), luck.upTo(12)].map((key) => ({ key, changes: { rank: key } }));
    return (database) => database.table("thing").bulkUpdate(updates);
  },
  (luck) => {
    const id = luck.upTo(12);
    return (database) => database.table("thing").delete(id);
  },
  (luck) => {
    const ids = [luck.upTo(12), luck.upTo(12)];
    return (database) => database.table("thing").bulkDelete(ids);
  },
  (luck) => {
    const draw = drawCollection(luck);
    return (database) => draw(database).delete();
  },
  (luck) => {
    const [draw, rank] = [drawCollection(luck), luck.upTo(9)];
    return (database) => draw(database).modify({ rank });
  },
  (luck) => {
    const draw = drawCollection(luck);
    return (database) =>
      draw(database).modify((row, context) => {
        if (Number(row["id"]) % 3 === 0) delete context.value;
        else row["rank"] = 7;
      });
  },
  (luck) => {
    const [key, base] = [[luck.pick(scopes), luck.upTo(3)], luck.upTo(5)];
    return (database) => database.table("pair").put({ table: key[0], key: key[1], base });
  },
  (luck) => {
    const key = [luck.pick(scopes), luck.upTo(3)];
    return (database) => database.table("pair").bulkDelete([key]);
  },
  (luck) => {
    const state = luck.pick(states);
    return async (database) => {
      const row: Row = { state };
      return [await database.table("queue").add(row), row];
    };
  },
  (luck) => {
    const [n, state] = [luck.upTo(20) + 1, luck.pick(states)];
    return (database) => database.table("queue").put({ n, state });
  },
  (luck) => {
    const n = luck.upTo(20);
    return (database) => database.table("queue").delete(n);
  },
  (luck) => {
    const name = luck.chance(0.2) ? "queue" : "pair";
    return (database) => database.table(name).clear();
  },
];

const readings: readonly ((luck: Luck) => Deed)[] = [
  (luck) => {
    const id = luck.upTo(12);
    return (database) => database.table("thing").get(id);
  },
  (luck) => {
    const ids = [luck.upTo(12), luck.upTo(12), luck.upTo(12)];
    return (database) => database.table("thing").bulkGet(ids);
  },
  (luck) => {
    const wanted = { scope: luck.pick(scopes), rank: luck.upTo(4) };
    return (database) => database.table("thing").where(wanted).count();
  },
  (luck) => {
    const draw = drawCollection(luck);
    return (database) => draw(database).toArray();
  },
  (luck) => {
    const draw = drawCollection(luck);
    return (database) => draw(database).primaryKeys();
  },
  (luck) => {
    const draw = drawCollection(luck);
    return (database) => draw(database).keys();
  },
  (luck) => {
    const draw = drawCollection(luck);
    return (database) => draw(database).count();
  },
  (luck) => {
    const draw = drawCollection(luck);
    return async (database) => [await draw(database).first(), await draw(database).last()];
  },
  (luck) => {
    const draw = drawCollection(luck);
    return (database) => draw(database).sortBy("scope");
  },
  (luck) => {
    const draw = drawCollection(luck);
    return async (database) => {
      const seen: unknown[] = [];
      await draw(database).each((row) => seen.push(row));
      return seen;
    };
  },
  (luck) => {
    const draw = drawCollection(luck);
    return async (database) => {
      const seen: unknown[] = [];
      await draw(database).eachKey((key, { primaryKey }) => seen.push([key, primaryKey]));
      return seen;
    };
  },
  (luck) => {
    const state = luck.pick(states);
    return (database) => database.table("queue").where("state").equals(state).uniqueKeys();
  },
  () => (database) => database.table("queue").orderBy("state").uniqueKeys(),
  (luck) => {
    const scope = luck.pick(scopes);
    return (database) => database.table("pair").where("table").equals(scope).toArray();
  },
  (luck) => {
    const key = [luck.pick(scopes), luck.upTo(3)];
    return (database) => database.table("pair").get(key);
  },
  (luck) => {
    const state = luck.pick(states);
    return (database) => database.table("queue").where("state").notEqual(state).sortBy("n");
  },
  (luck) => {
    const state = luck.pick(states);
    return (database) => database.table("queue").where("state").equals(state).last();
  },
  () => (database) => database.table("thing").get(undefined),
  // Whoever asks for keys only is shown no rows that could be enough.
  (luck) => {
    const last = luck.upTo(12);
    return (database) => {
      return database
        .table("thing")
        .toCollection()
        .until((row) => Number(row["id"]) === last)
        .toArray();
    };
  },
];
