import { afterEach, beforeEach, expect, test } from "vitest";
import { SEEN_PAGES_MAX, SEEN_PAGES_TIME } from "#domain/record/record-limits.ts";
import { asking } from "#tests/make/forms/range-conditions.ts";
import { readSeenPage, readSeenRecord } from "../queries/records.ts";
import { type LocalDatabase, openLocalDatabase } from "./local-database.ts";
import { changeSeen, forgetSeenPages, keepSeenPage, trimSeenPages } from "./seen-page.ts";

const NOW = 1_800_000_000_000;
const READER = 5;
let database: LocalDatabase;

beforeEach(() => {
  database = openLocalDatabase("plumbline-seen-1");
});
afterEach(() => database.delete());

const record = (id: number, title = `D-${id}`) => ({
  id,
  formId: 7,
  versionId: 2,
  title,
  values: "{}",
  createUserId: 8,
  updateUserId: 8,
  createTime: 1,
  updateTime: 1,
  visitor: "",
});
const page = (key: string, seenAt: number, ...ids: number[]) => ({
  key,
  formId: 7,
  seenAt,
  total: 30,
  rows: ids.map((id) => record(id)),
});

test("no more pages are kept than are looked at again, the oldest go first", async () => {
  for (let at = 0; at < SEEN_PAGES_MAX + 2; at += 1)
    await keepSeenPage(database, page(`p${at}`, NOW + at, at + 1));
  expect(await database.seenPage.count()).toBe(SEEN_PAGES_MAX);
  expect(await database.seenPage.get("p1")).toBeUndefined();
});

/** A form of whose records everybody sees those of this range. */
async function formWith(readers: "all" | "own" | "condition", readersCondition = "") {
  const said = { readers, readersCondition, buttons: [], roles: [], fieldPermissions: [] };
  await database.form.put({ id: 7, scope: "company", ...said } as never);
}

test("what was seen stays as long as the person may look at it", async () => {
  await formWith("all");
  await keepSeenPage(database, page("list", NOW, 1, 2));
  expect(await readSeenPage(database, "list", READER)).toMatchObject({ total: 30 });
  const concerned = { id: `2:${READER}`, recordId: 2, userId: READER, scope: "record:2" };
  await database.recordUser.put(concerned as never);
  await formWith("own");
  expect(await readSeenPage(database, "list", READER)).toMatchObject({
    total: 29,
    rows: [{ id: 2 }],
  });
  expect(await readSeenRecord(database, [7, 1], READER)).toBeUndefined();
  expect(await readSeenRecord(database, [7, 2], READER)).toMatchObject({ seenAt: NOW });
});

test("what was seen stays as long as it fulfils the condition by which it was read", async () => {
  await formWith("condition", asking("crew", ">=", 10));
  const rows = [9, 10].map((crew) => ({ ...record(crew), values: JSON.stringify({ crew }) }));
  await keepSeenPage(database, { ...page("list", NOW), rows });
  expect(await readSeenPage(database, "list", READER)).toMatchObject({ rows: [{ id: 10 }] });
  await formWith("condition", asking("crew", ">=", 100));
  expect(await readSeenPage(database, "list", READER)).toMatchObject({ rows: [] });
});

test("a record that is missed where all stood is not read by a condition on pages that were seen before", async () => {
  await formWith("condition", asking("crew", ">=", 10));
  const large = (id: number) => ({ ...record(id), values: JSON.stringify({ crew: 40 }) });
  const found = (key: string, seenAt: number, ...ids: number[]) => {
    const rows = ids.map(large);
    const isUnfiltered = key === "list";
    return keepSeenPage(database, { ...page(key, seenAt), rows, total: rows.length, isUnfiltered });
  };
  const idsOn = async (key: string) =>
    (await readSeenPage(database, key, READER))?.rows.map(({ id }) => id);
  await found("search", NOW, 1, 2);
  await found("list", NOW, 1, 2);
  await found("list", NOW + 1, 2);
  expect([await idsOn("search"), await idsOn("list")]).toEqual([[2], [2]]);
  expect(await readSeenRecord(database, [7, 1], READER)).toBeUndefined();
  // Whoever may read it anyway keeps it, and what is found again is there again.
  await found("search", NOW + 2, 1, 2);
  expect(await idsOn("search")).toEqual([1, 2]);
  await found("list", NOW + 3, 2);
  expect(await idsOn("search")).toEqual([2]);
  await formWith("all");
  expect(await idsOn("search")).toEqual([1, 2]);
});

test("a record that a newer one pushed to the next page, or that a search finds no more, is read as before", async () => {
  await formWith("condition", asking("crew", ">=", 10));
  const rowsOf = (ids: readonly number[]) =>
    ids.map((id) => ({ ...record(id), values: JSON.stringify({ crew: 40 }) }));
  const found = async (key: string, seenAt: number, total: number, ...ids: number[]) => {
    const rows = rowsOf(ids);
    const isUnfiltered = key !== "search";
    await keepSeenPage(database, { ...page(key, seenAt), rows, total, isUnfiltered });
  };
  const isThere = async (id: number) =>
    (await readSeenRecord(database, [7, id], READER)) !== undefined;
  await found("related", NOW, 2, 1, 2);
  await found("search", NOW + 1, 2, 1, 2);
  await found("list", NOW + 1, 2, 1, 2);
  // A third one comes, and two of them fill a page.
  await found("list", NOW + 2, 3, 3, 2);
  await found("list", NOW + 3, 4, 4, 3);
  await found("search", NOW + 4, 1, 2);
  expect([await isThere(1), await isThere(2)]).toEqual([true, true]);
  // What was missed once stays so while nobody finds it again, and is there again once it is found.
  await found("related", NOW + 5, 1, 2);
  expect(await isThere(1)).toBe(false);
  await found("search", NOW + 6, 1, 1);
  await found("related", NOW + 7, 9, 2);
  expect(await isThere(1)).toBe(true);
});

test("what is known newer of a record is so on all pages, and decides whether it is read", async () => {
  await formWith("condition", asking("crew", ">=", 10));
  const now = (crew: number, updateTime: number) => ({
    ...record(1),
    values: JSON.stringify({ crew }),
    updateTime,
  });
  await keepSeenPage(database, { ...page("list", NOW), rows: [now(40, 1)] });
  await keepSeenPage(database, { ...page("record", NOW + 1), rows: [now(4, 2)] });
  expect(await readSeenPage(database, "list", READER)).toMatchObject({ rows: [] });
  await keepSeenPage(database, { ...page("old answer", NOW + 2), rows: [now(40, 1)] });
  expect((await database.seenPage.get("list"))?.rows[0]?.updateTime).toBe(2);
});

test("what was seen last of a record counts, and what is changed or gone is so on all pages", async () => {
  await formWith("all");
  await keepSeenPage(database, page("old", NOW, 1, 2));
  await keepSeenPage(database, page("new", NOW + 1, 2, 3));
  expect(await readSeenRecord(database, [7, 2], READER)).toMatchObject({ seenAt: NOW + 1 });
  expect(await readSeenRecord(database, [8, 2], READER)).toBeUndefined();
  await changeSeen(database, 7, 2, record(2, "anew"));
  expect(await readSeenRecord(database, [7, 2], READER)).toMatchObject({
    record: { title: "anew" },
  });
  await changeSeen(database, 7, 2);
  expect(await readSeenRecord(database, [7, 2], READER)).toBeUndefined();
  expect(await database.seenPage.get("old")).toMatchObject({ total: 29, rows: [{ id: 1 }] });
});

test("pages of forms that are gone, and what was seen too long ago, are forgotten", async () => {
  await keepSeenPage(database, page("gone", NOW, 1));
  await trimSeenPages(database, NOW);
  expect(await database.seenPage.count()).toBe(0);
  await database.form.put({ id: 7, scope: "company" } as never);
  await keepSeenPage(database, page("old", NOW - SEEN_PAGES_TIME - 1, 1));
  await keepSeenPage(database, page("fresh", NOW, 1));
  await trimSeenPages(database, NOW);
  expect(await database.seenPage.toCollection().primaryKeys()).toEqual(["fresh"]);
  expect(await forgetSeenPages(database)).toBe(1);
  expect(await database.seenPage.count()).toBe(0);
});
