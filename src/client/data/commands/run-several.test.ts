import { beforeEach, expect, test, vi } from "vitest";
import { makeForm, makeRecord } from "#tests/make/company-forms.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ADMIN, LEADER, makeCompany } from "#tests/make/site.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { runSeveral } from "./run-several.ts";
import { runSeveralUndoable } from "./run-several-undoable.ts";

const NOW = 1_800_000_000_000;
let database: LocalDatabase;
let ids: readonly number[];
let foreign: number;

beforeEach(async () => {
  const world = makeCompany();
  const form = makeForm(world);
  ids = [1, 2, 3].map(() => makeRecord(world, form).id);
  foreign = makeRecord(world, form, { part: "Theirs" }, ADMIN).id;
  database = await openBrowserOf(world, LEADER);
});

const there = async () => {
  const all = await database.record.toArray();
  return all.map(({ id }) => id).filter((id) => id !== foreign);
};

test("what is refused hinders no other, and changes nothing", async () => {
  const all = [...ids, foreign].map((id) => ({ id }));
  const results = await runSeveral(database, "record.remove", all, { now: NOW });
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true, false]);
  expect(await there()).toEqual([]);
  expect(await database.outbox.count()).toBe(3);
});

test("all of it is taken back at once, but for what has been on its way", async () => {
  const all = [...ids, foreign].map((id) => ({ id }));
  const { done, refused, undo } = await runSeveralUndoable(database, "record.remove", all, NOW);
  expect([done, refused.map(({ reason }) => reason)]).toEqual([3, [expect.any(String)]]);
  expect(await there()).toEqual([]);
  const [first] = await database.outbox.toArray();
  await database.outbox.update(first?.n ?? 0, { sent: true });
  expect(await undo()).toBe(1);
  expect(await there()).toEqual(ids.slice(1));
});

const edit = (id: number | undefined, part: string, was: string) => ({
  id: id ?? 0,
  data: JSON.stringify({ part }),
  was: JSON.stringify({ part: was }),
});

test("each sees what those before it have changed", async () => {
  const [id, other] = ids;
  const all = [edit(id, "a", "Pier 4"), edit(other, "b", "Pier 4"), edit(id, "c", "a")];
  const results = await runSeveral(database, "record.edit", all, { now: NOW });
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect((await database.record.get(id ?? 0))?.values).toContain('"part":"c"');
});

test("what none of them changes is fetched once", async () => {
  const [id, other, third] = ids;
  // The kinds of rows that the command uses are known from then on.
  await runSeveral(database, "record.edit", [edit(id, "a", "Pier 4")], { now: NOW });
  const fetched = vi.spyOn(IDBObjectStore.prototype, "get");
  const all = [edit(other, "b", "Pier 4"), edit(third, "c", "Pier 4")];
  await runSeveral(database, "record.edit", all, { now: NOW });
  const names = fetched.mock.contexts.map((table) => (table as IDBObjectStore).name);
  fetched.mockRestore();
  for (const name of ["form", "formVersion", "meta"])
    expect(names.filter((each) => each === name)).toEqual([name]);
});
