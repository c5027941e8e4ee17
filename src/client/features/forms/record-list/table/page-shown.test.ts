import { expect, test } from "vitest";
import { pageShown } from "./page-shown.ts";

const record = (id: number, time: number, values = "{}") => ({
  id,
  formId: 1,
  versionId: 2,
  title: `D-${id}`,
  values,
  createUserId: 7,
  updateUserId: 7,
  createTime: time,
  updateTime: time,
  visitor: "",
});
const NOTHING = { added: [], changed: [], removed: [] };
const page = { rows: [record(3, 30), record(2, 20)], total: 41, seenAt: 50 };
const first = { isFirst: true, isWanted: () => true };
const idsOf = ({ rows }: { rows: readonly { id: number }[] }) => rows.map(({ id }) => id);

test("what was filled in here and not sent stands above the first page, and counts", () => {
  const records = [record(9, 40), record(3, 30)];
  const shown = pageShown(page, { records, unsent: { ...NOTHING, added: [9] } }, first);
  expect([idsOf(shown), shown.total]).toEqual([[9, 3, 2], 42]);
  const second = { ...first, isFirst: false };
  expect(idsOf(pageShown(page, { records, unsent: { ...NOTHING, added: [9] } }, second))).toEqual([
    3, 2,
  ]);
});

test("what was sent since the page was seen stays until the page is seen anew", () => {
  const here = { records: [record(9, 60), record(8, 10)], unsent: NOTHING };
  expect(idsOf(pageShown(page, here, first))).toEqual([9, 3, 2]);
});

test("what is new and not looked for is not shown", () => {
  const here = { records: [record(9, 60)], unsent: NOTHING };
  expect(idsOf(pageShown(page, here, { ...first, isWanted: () => false }))).toEqual([3, 2]);
});

test("a record that was changed here is shown as it is here, and one that was deleted not at all", () => {
  const changed = { ...record(3, 30, '{"part":"Pier 5"}'), updateTime: 55 };
  const older = { ...record(2, 20, '{"part":"old"}'), updateTime: 19 };
  const shown = pageShown(page, { records: [changed, older], unsent: NOTHING }, first);
  expect(shown.rows.map(({ values }) => values)).toEqual(['{"part":"Pier 5"}', "{}"]);
  const removed = pageShown(page, { records: [], unsent: { ...NOTHING, removed: [3] } }, first);
  expect([idsOf(removed), removed.total]).toEqual([[2], 40]);
});

test("sums follow what was done here to the page, and stay the server's otherwise", () => {
  const withCost = (id: number, cost: number, time = id * 10) =>
    record(id, time, JSON.stringify({ cost }));
  const summed = { ...page, rows: [withCost(3, 5), withCost(2, 7)], sums: { cost: 100.1 } };
  const shown = pageShown(
    summed,
    {
      records: [withCost(9, 0.2, 60), withCost(3, 6, 55)],
      unsent: { added: [9], changed: [3], removed: [2] },
    },
    first,
  );
  expect(shown.sums).toEqual({ cost: 94.3 });
  expect(pageShown(summed, { records: [], unsent: NOTHING }, first).sums).toEqual({ cost: 100.1 });
  expect(pageShown(page, { records: [], unsent: NOTHING }, first).sums).toEqual({});
});
