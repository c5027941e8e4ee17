import "fake-indexeddb/auto";
import { Dexie as RealDexie, liveQuery as realLiveQuery } from "dexie";
import { describe, expect, it } from "vitest";
import { Dexie as MemoryDexie, liveQuery as memoryLiveQuery } from "./dexie.ts";

const kinds = [
  ["Dexie", RealDexie as unknown as typeof MemoryDexie, realLiveQuery as typeof memoryLiveQuery],
  ["tables in memory", MemoryDexie, memoryLiveQuery],
] as const;

describe("a live query", () => {
  it.each(kinds)(
    "is told of what another tab has committed (%s)",
    async (_name, Kind, liveQuery) => {
      const [reader, writer] = [open(Kind), open(Kind)];
      const told: unknown[] = [];
      const query = liveQuery(() => reader.table("thing").count());
      const subscription = query.subscribe((count) => told.push(count));
      await expect.poll(() => told.at(-1)).toBe(0);
      const undone = writer.transaction("rw", "thing", async () => {
        await writer.table("thing").bulkAdd([{ id: 7 }, { id: 8 }]);
        throw new RangeError("It did not work out");
      });
      await expect(undone).rejects.toThrow(RangeError);
      await writer.table("thing").add({ id: 1 });
      await expect.poll(() => told.at(-1)).toBe(1);
      subscription.unsubscribe();
      await writer.table("thing").add({ id: 2 });
      expect(await reader.table("thing").count()).toBe(2);
      expect(new Set(told)).toEqual(new Set([0, 1]));
      reader.close();
      await writer.delete();
    },
  );
});

function open(Kind: typeof MemoryDexie): MemoryDexie {
  const database = new Kind("asked-again");
  database.version(1).stores({ thing: "id" });
  return database;
}
