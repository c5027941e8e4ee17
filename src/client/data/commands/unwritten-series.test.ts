import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { diaryData, makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { field } from "#tests/make/forms/records.ts";
import { contentOf, openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany } from "#tests/make/site.ts";
import { runCommand } from "./run-command.ts";
import { runSeveral } from "./run-several.ts";

const NOW = 1_800_000_000_000;
const unique = JSON.stringify({
  fields: [field("input", "code", { required: true, unique: true })],
});

/** A browser with a form and three records of it. */
async function open(definition?: string) {
  const world = makeCompany();
  const form = makeForm(world, definition === undefined ? {} : { definition });
  const ids = definition === undefined ? [1, 2, 3].map(() => makeRecord(world, form).id) : [];
  const database = await openBrowserOf(world, LEADER);
  // Two browsers that are compared give the same ids.
  const identity = { userId: LEADER, isAdmin: false, deviceNumber: 7_777, counter: 0 };
  await database.meta.put({ key: "identity", value: { ...identity, clientId: "client" } });
  const add = (data: string) => ({ modelId: form.id, versionId: form.versionId, data });
  return { database, ids, add };
}

test("many at once leave what they leave one after the other, also where they speak of the same", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(0, 1, 2), { minLength: 1, maxLength: 6 }),
      fc.array(fc.constantFrom("Pier 4", "Pier 5", ""), { minLength: 1, maxLength: 6 }),
      async (removed, parts) => {
        const [one, many] = [await open(), await open()];
        const dataOf = (part: string) => diaryData.replace("Pier 4", part);
        for (const part of parts)
          await runCommand(one.database, "record.add", one.add(dataOf(part)), NOW);
        for (const at of removed)
          await runCommand(one.database, "record.remove", { id: one.ids[at] ?? 0 }, NOW);
        const adds = parts.map((part) => many.add(dataOf(part)));
        await runSeveral(many.database, "record.add", adds, { now: NOW });
        const removes = removed.map((at) => ({ id: many.ids[at] ?? 0 }));
        await runSeveral(many.database, "record.remove", removes, { now: NOW });
        expect(await contentOf(many.database)).toEqual(await contentOf(one.database));
      },
    ),
    { numRuns: 12 },
  );
});

test("what is to be the only one of its kind comes to the same as one after the other", async () => {
  const [one, many] = [await open(unique), await open(unique)];
  const all = ["A", "B", "A", "C"].map((code) => JSON.stringify({ code }));
  const before = [];
  for (const data of all)
    before.push((await runCommand(one.database, "record.add", one.add(data), NOW)).ok);
  const adds = all.map((data) => many.add(data));
  const results = await runSeveral(many.database, "record.add", adds, { now: NOW });
  expect(results.map(({ ok }) => ok)).toEqual(before);
  expect(await contentOf(many.database)).toEqual(await contentOf(one.database));
});

test("what does not speak of each other is written at once", async () => {
  const { database, add } = await open();
  await runSeveral(database, "record.add", [add(diaryData)], { now: NOW });
  const puts = vi.spyOn(IDBObjectStore.prototype, "put");
  const gets = vi.spyOn(IDBObjectStore.prototype, "getAll");
  const singles = vi.spyOn(IDBObjectStore.prototype, "get");
  await runSeveral(
    database,
    "record.add",
    Array.from({ length: 20 }, () => add(diaryData)),
    {
      now: NOW,
    },
  );
  const asked = [singles, gets].flatMap(({ mock }) =>
    mock.contexts.map((table) => (table as IDBObjectStore).name),
  );
  const counters = puts.mock.contexts.filter((table) => (table as IDBObjectStore).name === "meta");
  for (const spy of [puts, gets, singles]) spy.mockRestore();
  expect(counters).toHaveLength(1);
  // Whether a row was told of by the server is asked for each, by its key; nothing else is asked for twenty times.
  expect(asked.filter((name) => name === "form" || name === "outbox").length).toBeLessThan(5);
  expect(await database.outbox.count()).toBe(21);
});
