import { expect, test } from "vitest";
import { wordsOfSheet } from "#tests/make/forms/sheets.ts";
import type { SheetColumn } from "#domain/form/from-sheet/sheet-column.ts";
import { examplesOf, linesOf, ofKind, settled } from "./change-columns.ts";

const grid = [["Costs"], ["What", "Amount", "Sum"], ["Bricks", "2", "4"], ["Sand", "some", "8"]];
const lines = linesOf({ heading: { line: 1, count: 1 } }, grid);

function column(at: number, changes: Partial<SheetColumn> = {}): SheetColumn {
  return {
    at,
    name: `Column ${at}`,
    kind: "text",
    isIncluded: true,
    required: false,
    unique: false,
    unit: "",
    missed: 0,
    ...changes,
  };
}

test("a column of another kind says how many of its values do not fit", () => {
  const words = wordsOfSheet();
  expect(ofKind(column(1), "number", lines, words)).toMatchObject({ kind: "number", missed: 1 });
  expect(ofKind(column(0), "date", lines, words)).toMatchObject({ kind: "date", missed: 2 });
  expect(ofKind(column(0), "choice", lines, words)).toMatchObject({ kind: "choice", missed: 0 });
});

test("a few different values are shown, long ones cut", () => {
  expect(examplesOf(lines, 0)).toEqual(["Bricks", "Sand"]);
  expect(examplesOf([["x".repeat(90)]], 0)[0]).toHaveLength(40);
  const day = [["3/4/26", "2026-03-04 00:00:00"]] as const;
  const hour = [["8:00", "1899-12-31 08:00:00"]] as const;
  expect(examplesOf([day, hour], 0)).toEqual(["2026-03-04", "8:00"]);
});

test("formulas become numbers when what they ask for is left out, and those that ask for them", () => {
  const sum = column(2, { kind: "calculation", formula: [1, "*", "2"] });
  const tax = column(3, { kind: "calculation", formula: [2, "*", "3"] });
  const amount = column(1, { kind: "number" });
  const kindsOf = (columns: readonly SheetColumn[]) => settled(columns).map(({ kind }) => kind);
  expect(kindsOf([amount, sum, tax])).toEqual(["number", "calculation", "calculation"]);
  expect(kindsOf([{ ...amount, isIncluded: false }, sum, tax])).toEqual([
    "number",
    "number",
    "number",
  ]);
});
