import { expect, test } from "vitest";
import { groupRows, inGroups } from "./group-rows.ts";

const row = (id: number, part: string) => ({
  record: {
    id,
    formId: 1,
    versionId: 2,
    title: `D-${id}`,
    values: "{}",
    createUserId: 7,
    updateUserId: 7,
    createTime: id,
    updateTime: id,
    visitor: "",
  },
  texts: new Map([["part", part]]),
  values: {},
  said: "",
});
const rows = [row(6, "Pier 10"), row(5, ""), row(4, "Pier 2"), row(3, "Pier 10"), row(2, "")];
const idsOf = (all: ReturnType<typeof inGroups>) => all.map(({ record }) => record.id);

test("records that say the same stand together, each in the order that it had", () => {
  expect(groupRows(rows, "part").map((group) => [group.label, idsOf(group.rows)])).toEqual([
    ["Pier 10", [6, 3]],
    ["", [5, 2]],
    ["Pier 2", [4]],
  ]);
});

test("a group counts what is on other pages, where that is known", () => {
  const counts = new Map([["Pier 10", 12]]);
  expect(groupRows(rows, "part", counts).map(({ count }) => count)).toEqual([12, 2, 1]);
});

test("groups stand in the order of what they say, and what says nothing last", () => {
  expect(idsOf(inGroups(rows, "part"))).toEqual([4, 6, 3, 5, 2]);
  expect(idsOf(inGroups(rows, "part", { descending: true }))).toEqual([6, 3, 4, 5, 2]);
});
