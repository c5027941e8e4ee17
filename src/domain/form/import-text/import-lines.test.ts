import {
  array,
  assert,
  constantFrom,
  date,
  integer,
  option,
  property,
  record,
  string,
  uniqueArray,
} from "fast-check";
import { expect, test } from "vitest";
import { calculation, field, formOf, table } from "#tests/make/forms/records.ts";
import { moment, ZONE } from "#tests/make/forms/surroundings.ts";
import { writeValues } from "../record/write-record.ts";
import { choicesOf, failureSheet, templateSheet } from "../sheet/template-sheet.ts";
import { sheetColumns } from "../sheet/sheet-columns.ts";
import { type SheetValue, sheetOfRecords } from "../sheet/sheet-of-records.ts";
import { directoryNames } from "./directory-names.ts";
import type { ImportCell } from "../../import/sheet/import-cell.ts";
import { guessMapping } from "./import-columns.ts";
import { importedLines } from "./import-lines.ts";
import { importRecord } from "./import-rows.ts";

const options = [
  { id: "a", fullName: "Alpha", children: [{ id: "a1", fullName: "One" }] },
  { id: "b", fullName: "Beta" },
];
const choices = { options };
const form = formOf([
  field("input", "name", { required: true }),
  field("inputNumber", "weight", {}, { addonAfter: "t", precision: 3 }),
  field("slider", "between", {}, { range: true }),
  field("switch", "done"),
  field("select", "kind", {}, choices),
  field("checkbox", "kinds", {}, choices),
  field("cascader", "place", {}, choices),
  field("datePicker", "day"),
  field("timePicker", "hour", {}, { format: "HH:mm" }),
  field("tagInput", "tags"),
  field("userSelect", "foreman"),
  field("createTime", "made"),
  calculation("double", "weight * 2"),
  table("works", [field("input", "what"), field("inputNumber", "hours")]),
  table("people", [field("userSelect", "who"), field("textarea", "remark")]),
]);
const names = directoryNames({
  things: {
    user: [
      { id: 7, name: "Ann" },
      { id: 8, name: "Bo", account: "bo@site" },
      { id: 9, name: "Bo", account: "bo2@site" },
    ],
    department: [
      { id: 1, name: "Company" },
      { id: 11, name: "Site", parentId: 1 },
    ],
  },
});
const words = { names, zone: ZONE, on: "yes", off: "no" };
const columns = sheetColumns(form);

/** Cells as a reader of workbooks hands them over. */
const cellsOf = (rows: readonly (readonly SheetValue[])[]) =>
  rows.map((row) =>
    row.map((cell): ImportCell =>
      typeof cell === "number" ? [cell.toFixed(1), String(cell)] : (cell ?? ""),
    ),
  );

function imported(rows: readonly (readonly SheetValue[])[]) {
  const grid = cellsOf(rows);
  const found = importedLines(form, grid, guessMapping(form, grid));
  return found.map(({ texts, lines }) => ({
    lines,
    ...importRecord(form, texts, words, (_table, at) => String(at + 1)),
  }));
}

const text = string({ minLength: 1, maxLength: 8 })
  .map((said) => said.trim())
  .filter((said) => said !== "" && !said.startsWith("※"));
const tag = constantFrom("steel", "wood", "glass");
const number = integer({ min: -99_999, max: 99_999 }).map((whole) => whole / 100);
const day = date({ min: new Date(2000, 0, 1), max: new Date(2099, 0, 1), noInvalidDate: true }).map(
  (at) => moment(at.getFullYear(), at.getMonth() + 1, at.getDate()),
);
const rowsOf = (rows: readonly object[]) => rows.map((row, at) => ({ ...row, id: String(at + 1) }));
const records = array(
  record({
    name: text,
    weight: option(number),
    between: constantFrom([], [1, 25], [3, 4]),
    done: constantFrom(0, 1),
    kind: option(constantFrom("a", "b")),
    kinds: uniqueArray(constantFrom("a", "b")),
    place: constantFrom([], ["b"], ["a", "a1"]),
    day: option(day),
    hour: option(constantFrom("07:30", "23:59")),
    tags: uniqueArray(tag),
    foreman: option(constantFrom(7)),
    works: array(record({ what: text, hours: option(number) }), { maxLength: 3 }).map(rowsOf),
    people: array(record({ who: constantFrom(7), remark: option(text) }), { maxLength: 3 }).map(
      rowsOf,
    ),
  }),
  { maxLength: 6 },
);

test("what was exported comes in again as it was, rows of sub-tables with their records", () => {
  assert(
    property(records, (all) => {
      const { rows } = sheetOfRecords(form, columns, all, words);
      const read = imported(rows);
      expect(read.flatMap(({ problems }) => problems)).toEqual([]);
      expect(read.map(({ values }) => writeValues(values))).toEqual(all);
    }),
  );
});

test("lines without a word and the hint of a template are passed over, and each record knows its lines", () => {
  const template = templateSheet(form, (piece) => choicesOf(piece) ?? "anything");
  expect(template.headings).toBe(2);
  expect(template.rows[0]?.[0]).toBe("*name");
  expect(template.rows[2]?.[4]).toBe("※ Alpha / Beta");
  expect(template.rows[2]?.[7]).toBe("※ yyyy-MM-dd");
  expect(imported(template.rows)).toEqual([]);
  const line = (name: string, what: string): SheetValue[] =>
    Object.assign(
      Array.from({ length: 15 }, () => null),
      { 0: name, 11: what },
    );
  const read = imported([
    ...template.rows,
    line("A", "pour"),
    line("", ""),
    line("", "cure"),
    line("B", ""),
  ]);
  expect(read.map(({ lines }) => lines)).toEqual([[3, 5], [6]]);
  expect(writeValues(read[0]?.values ?? never())).toMatchObject({
    name: "A",
    works: [{ what: "pour" }, { what: "cure" }],
    people: [],
  });
});

test("columns are found by their names in one line too, each field once, and what the system sets is left alone", () => {
  const grid = [[" NAME* ", "Name", "made", "double", "works / what", "hours", "？", "*weight"]];
  expect(guessMapping(form, grid)).toEqual({
    headings: 1,
    paths: ["", "name", "", "", "works.what", "works.hours", "", "weight"],
  });
  expect(guessMapping(form, [["__proto__", "constructor", "toString"]]).paths).toEqual([
    "",
    "",
    "",
  ]);
  expect(guessMapping(form, [])).toEqual({ headings: 1, paths: [] });
});

test("headings are found below a title, with the unit of their numbers, and below what several have in common", () => {
  const titled = [["Parts of pier 4"], [], ["Name", "Weight (t)", "kind"], ["A", "3", "Alpha"]];
  expect(guessMapping(form, titled)).toEqual({ headings: 3, paths: ["name", "weight", "kind"] });
  const grouped = formOf([
    field("input", "day", { label: "Day" }),
    field("input", "wind", { label: "Morning / Wind" }),
    field("input", "rain", { label: "Morning / Rain" }),
  ]);
  const lines = [
    ["Day", "Morning", ""],
    ["", "Wind", "Rain"],
    ["Monday", "3", "no"],
  ];
  expect(guessMapping(grouped, lines)).toEqual({ headings: 2, paths: ["day", "wind", "rain"] });
});

test("people go by name or name/account, units by name or path, and who could be two is nobody", () => {
  const user = { type: "user" } as const;
  expect([names.idOf(user, "Ann"), names.idOf(user, "Bo/bo2@site")]).toEqual([7, 9]);
  expect(names.idOf(user, "Bo")).toBeUndefined();
  expect(names.idOf({ type: "department" }, "Company/Site")).toBe(11);
  expect(names.pathOf({ type: "department" }, ["Company", "Site"])).toEqual([1, 11]);
  expect(names.idOf({ type: "mixed" }, "Site")).toBe("11--department");
});

test("failures stand as they stood, with their reason behind the longest line", () => {
  expect(failureSheet([["a", "b"]], [{ cells: ["x"], reason: "why" }], "Reason").rows).toEqual([
    ["a", "b", "Reason"],
    ["x", null, "why"],
  ]);
});

function never(): never {
  throw new Error("No record was read");
}
