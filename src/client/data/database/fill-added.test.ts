import "fake-indexeddb/auto";
import { Dexie, type Table } from "dexie";
import { expect, test } from "vitest";
import { fillAdded } from "./fill-added.ts";

test("a row that lacks a field has what was said for it, however it is read", async () => {
  const database = new Dexie("fill-added", { cache: "immutable" });
  database.version(1).stores({ task: "id, planId" });
  const table: Table<Record<string, unknown>, number> = database.table("task");
  fillAdded(table, { weight: 0, tags: [] });
  const rows = [
    { id: 1, planId: 7 },
    { id: 2, planId: 7, weight: 12, tags: ["steel"] },
  ];
  await table.bulkPut(rows);
  const whole = [{ weight: 0, tags: [], ...rows[0] }, rows[1]];
  expect(await table.toArray()).toEqual(whole);
  expect(await table.where("planId").equals(7).toArray()).toEqual(whole);
  expect(await table.bulkGet([1, 2, 3])).toEqual([...whole, undefined]);
  expect(await table.get(1)).toEqual(whole[0]);
  expect(await table.get(3)).toBeUndefined();
  const each: unknown[] = [];
  await table.each((row) => each.push(row));
  expect(each).toEqual(whole);
  database.close();
});
