import { expect, test } from "vitest";
import type { SheetRow } from "#client/data/queries/sheets.ts";
import type { Discipline } from "#domain/sheet/sheet.ts";
import { groupSheets, orderSheets, sheetsSaying } from "./order-sheets.ts";

function row(id: number, number: string, more: Partial<SheetRow> & { discipline?: Discipline }) {
  const { discipline = "architecture", ...rest } = more;
  const sheet = { id, number, title: `Level ${id}`, discipline, revisionId: id } as never;
  return { sheet, revision: undefined, pins: 0, open: 0, ...rest } as SheetRow;
}

const revised = (date: number, createTime: number) => ({ code: "D", date, createTime }) as never;
const rows = [
  row(1, "A-10", { open: 2 }),
  row(2, "A-9", { revision: revised(0, 900) }),
  row(3, "S-1", { discipline: "structure", revision: revised(500, 999), open: 5 }),
];
const ids = (all: readonly SheetRow[]) => all.map(({ sheet }) => sheet.id);

test("numbers are ordered as people count, and groups as a register has them", () => {
  expect(groupSheets(rows, "number").map((group) => [group.discipline, ids(group.rows)])).toEqual([
    ["architecture", [2, 1]],
    ["structure", [3]],
  ]);
});

test("a revision without a date is as new as its coming, and much that is open comes first", () => {
  expect(ids(orderSheets(rows, "date"))).toEqual([2, 3, 1]);
  expect(ids(orderSheets(rows, "open"))).toEqual([3, 1, 2]);
});

test("words are sought in number, title and revision, all of them", () => {
  expect(ids(sheetsSaying(rows, " level A- "))).toEqual([1, 2]);
  expect(ids(sheetsSaying(rows, "d s-1"))).toEqual([3]);
  expect(ids(sheetsSaying(rows, ""))).toEqual([1, 2, 3]);
});
