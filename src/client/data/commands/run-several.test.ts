import { beforeEach, expect, test } from "vitest";
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
