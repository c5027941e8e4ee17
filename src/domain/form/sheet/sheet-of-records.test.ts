import { expect, test } from "vitest";
import { NO_NAMES } from "#domain/form/field-kinds/names.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import { field, formOf, table } from "#tests/make/forms/records.ts";
import { ZONE } from "#tests/make/forms/surroundings.ts";
import { safeText } from "./safe-text.ts";
import { sheetColumns } from "./sheet-columns.ts";
import { sheetOfRecords } from "./sheet-of-records.ts";

const options = [{ id: "a", fullName: "Alpha" }];
const form = formOf([
  field("input", "part"),
  field("inputNumber", "crew", {}, { addonAfter: "people" }),
  table("works", [field("input", "what"), field("select", "kind", {}, { options })]),
  field("input", "secret", { noShow: true }),
  field("input", "note"),
]);
const words = { names: NO_NAMES, zone: ZONE, on: "yes", off: "no" };
const columns = sheetColumns(form);
const records: readonly JsonObject[] = [
  {
    part: "Pier 4",
    crew: 12,
    works: [
      { id: "1", what: "Rebar", kind: "a" },
      { id: "2", what: "Pour" },
    ],
    note: "=HYPERLINK(1)",
  },
  { part: "Pier 5", secret: "x" },
];

test("a record takes a row for each of its sub-table's, and the rest of it is merged over them", () => {
  const plan = sheetOfRecords(form, columns, records, words);
  expect(plan).toEqual({
    headings: 2,
    rows: [
      ["part", "crew", "works", "", "note"],
      ["", "", "what", "kind", ""],
      ["Pier 4", 12, "Rebar", "Alpha", "'=HYPERLINK(1)"],
      [null, null, "Pour", null, null],
      ["Pier 5", null, null, null, null],
    ],
    merged: [
      { row: 0, column: 0, rows: 2, columns: 1 },
      { row: 0, column: 1, rows: 2, columns: 1 },
      { row: 0, column: 2, rows: 1, columns: 2 },
      { row: 0, column: 4, rows: 2, columns: 1 },
      { row: 2, column: 0, rows: 2, columns: 1 },
      { row: 2, column: 1, rows: 2, columns: 1 },
      { row: 2, column: 4, rows: 2, columns: 1 },
    ],
  });
});

test("columns that were chosen without a sub-table have one heading and one row each", () => {
  const chosen = columns.filter(({ path }) => path === "part" || path === "crew");
  expect(sheetOfRecords(form, chosen, records, words)).toEqual({
    headings: 1,
    rows: [
      ["part", "crew"],
      ["Pier 4", 12],
      ["Pier 5", null],
    ],
    merged: [],
  });
});

test.each(["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "-2+3+cmd", "\t=1"])(
  "%s is no formula to anybody",
  (text) => {
    expect(safeText(text)).toBe(`'${text}`);
  },
);

test.each(["-5", "+49 151 234", "+49 (151) 2-3", "a=b", "", "'quoted'"])(
  "%s stays as it is",
  (text) => {
    expect(safeText(text)).toBe(text);
  },
);

test("a text that no cell takes is cut where the cell ends", () => {
  expect(safeText("x".repeat(40_000))).toHaveLength(32_767);
});

test("what is said of records beside their fields stands in a last column, merged and made safe as all else", () => {
  const beside = { heading: "Visitor", values: ["=Ana", ""] };
  const plan = sheetOfRecords(form, columns, records, words, beside);
  expect(plan.rows.map((row) => row.at(-1))).toEqual(["Visitor", null, "'=Ana", null, null]);
  expect(new Set(plan.rows.map((row) => row.length))).toEqual(new Set([columns.length + 1]));
  expect(plan.merged).toContainEqual({ row: 0, column: 5, rows: 2, columns: 1 });
  expect(plan.merged).toContainEqual({ row: 2, column: 5, rows: 2, columns: 1 });
});
