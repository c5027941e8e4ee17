import { expect, test } from "vitest";
import type { ImportGrid } from "../../import/sheet/import-grid.ts";
import { checkForm } from "../check/check-form.ts";
import { parseDefinition } from "../definition/parse-definition.ts";
import { textOfTokens } from "../expression/text-of-tokens.ts";
import { readTokens } from "../expression/token.ts";
import { compileForm } from "../graph/compile-form.ts";
import { sheetToRead, wordsOfSheet } from "#tests/make/forms/sheets.ts";
import { definitionOfColumns } from "./definition-of-columns.ts";
import { guessForm } from "./guess-form.ts";

const words = wordsOfSheet(["Anna Berg", "Tom Lee", "李娜"]);

/** A sheet whose columns stand below each other: the heading, then its values. */
function ofColumns(columns: readonly (readonly ImportGrid[number][number][])[]): ImportGrid {
  const height = Math.max(...columns.map((column) => column.length));
  return Array.from({ length: height }, (_, line) => columns.map((column) => column[line] ?? ""));
}

function fieldsOf(grid: ImportGrid, rest = {}) {
  const sheet = sheetToRead(grid, rest);
  const guess = guessForm(sheet, words);
  const made = definitionOfColumns(guess.columns, { grid, heading: guess.heading }, words);
  const definition = parseDefinition(made.definition);
  if (!definition.ok) throw new Error(JSON.stringify(definition.error));
  const form = compileForm(definition.value);
  expect(checkForm(form)).toEqual([]);
  return { guess, made, form, nodes: definition.value.nodes };
}

const kindsIn = (grid: ImportGrid) => fieldsOf(grid).guess.columns.map(({ kind }) => kind);

test.each([
  ["text", ["Pour slab B2", "Strip formwork", "Fix rebar"]],
  ["longText", ["Short", `Crack ${"along the wall ".repeat(8)}`, "Fine"]],
  ["longText", ["One\ntwo", "Three", "Four"]],
  ["number", ["12", "7.5", "1,200"]],
  ["number", ["12,5", "1.234,50", "7"]],
  ["number", [["12.50", "12.5"], ["1,234.6", "1234.567"], "3"]],
  ["text", ["007", "012", "113"]],
  [
    "date",
    [
      ["3/4/26", "2026-03-04 00:00:00"],
      ["3/5/26", "2026-03-05 00:00:00"],
    ],
  ],
  ["date", ["04.03.2026", "31.12.2025", "01.01.2026"]],
  ["date", ["2026年03月04日", "2026年03月05日", "2026年03月06日"]],
  [
    "dateTime",
    [
      ["4.3. 8:00", "2026-03-04 08:00:00"],
      ["5.3. 0:00", "2026-03-05 00:00:00"],
    ],
  ],
  [
    "time",
    [
      ["8:00", "1899-12-31 08:00:00"],
      ["17:30", "1899-12-31 17:30:00"],
    ],
  ],
  ["time", ["08:00", "17:30", "12:15"]],
  ["switch", ["yes", "no", "yes", "yes"]],
  ["switch", ["Ja", "Nein", "JA", "nein", "ja"]],
  ["switch", ["是", "否", "否"]],
  ["switch", ["x", "", "x", ""]],
  ["choice", ["Steel", "Wood", "Steel", "Steel", "Wood", "Wood"]],
  ["choices", ["Gloves, Helmet", "Helmet", "Helmet, Boots", "Gloves", "Boots, Gloves"]],
  ["person", ["Anna Berg", "Tom Lee", "Anna Berg", "Max Gone"]],
  ["people", ["Anna Berg, Tom Lee", "Tom Lee", "李娜、Tom Lee"]],
  ["phone", ["+49 171 2345678", "0171/998877", "(030) 123456"]],
  ["phone", ["13812345678", "13912345678"]],
  ["email", ["a@site.de", "b.c@firm.co.uk", "d@e.com"]],
  ["link", ["https://a.example/x", "http://b.example", "https://c.example"]],
] as const)("a column of %s is known by its values: %o", (kind, values) => {
  const name = kind === "phone" && values.length === 3 ? "Phone" : "Heading";
  const other = values.map((_, at) => `line ${at} of the list`);
  expect(
    kindsIn(
      ofColumns([
        ["Title", ...other],
        [name, ...values],
      ]),
    ),
  ).toEqual(["text", kind]);
});

test("titles above the headings are passed over and name the form", () => {
  const grid = [
    ["Defects of Tower A"],
    [],
    ["Site: Harbour", "", "As of: today"],
    ["No.", "What", "Trade", "Where", "Weight (kg)"],
    ["1", "Crack", "Concrete", "B2", "12"],
    ["2", "Leak", "Roof", "C1", "9.5"],
    ["3", "Dent", "Roof", "C2", "10"],
    ["Total", "", "", "", "31.5"],
  ];
  const { guess, made, nodes } = fieldsOf(grid);
  expect(guess.title).toBe("Defects of Tower A");
  expect(guess.heading).toEqual({ line: 3, count: 1 });
  expect(nodes.map(({ name, settings }) => [name, settings.label, settings.required])).toEqual([
    ["no", "No.", true],
    ["what", "What", true],
    ["trade", "Trade", true],
    ["where", "Where", true],
    ["weight", "Weight", true],
  ]);
  expect(nodes[0]?.settings.unique).toBe(true);
  expect(nodes[4]?.properties).toMatchObject({ addonAfter: "kg", precision: 1 });
  expect(made.paths).toEqual(["no", "what", "trade", "where", "weight"]);
});

test("headings over several columns are part of their names", () => {
  const grid = [
    ["Day", "Morning", "", "Evening", ""],
    ["", "Wind", "Rain", "Wind", "Rain"],
    ["Monday the first", "3", "yes", "4", "no"],
    ["Tuesday the second", "2", "no", "5", "yes"],
  ];
  const merged = [
    { row: 0, column: 0, rows: 2, columns: 1 },
    { row: 0, column: 1, rows: 1, columns: 2 },
    { row: 0, column: 3, rows: 1, columns: 2 },
  ];
  const { guess } = fieldsOf(grid, { merged });
  expect(guess.heading).toEqual({ line: 0, count: 2 });
  expect(guess.columns.map(({ name }) => name)).toEqual([
    "Day",
    "Morning / Wind",
    "Morning / Rain",
    "Evening / Wind",
    "Evening / Rain",
  ]);
});

test("what columns reckon out of others of their line becomes a formula, else a number", () => {
  const grid = [
    ["Work", "Amount", "Rate (€)", "Sum (€)", "With tax", "Running"],
    ["Rebar", "2", "3.5", "7", "8.4", "7"],
    ["Slab", "4", "10", "40", "48", "47"],
  ];
  const formulas = [1, 2].flatMap((line) => [
    { line, column: 3, text: `ROUND(B${line + 1}*$C${line + 1},2)` },
    { line, column: 4, text: `D${line + 1}*1.2` },
    { line, column: 5, text: `F${line}+D${line + 1}` },
  ]);
  const { guess, made, nodes } = fieldsOf(grid, { formulas });
  expect(guess.columns.map(({ kind }) => kind)).toEqual([
    "text",
    "number",
    "number",
    "calculation",
    "calculation",
    "number",
  ]);
  const formulaOf = (at: number) =>
    textOfTokens(readTokens([...(nodes[at]?.properties.expression ?? [])]));
  expect([formulaOf(3), formulaOf(4)]).toEqual(["round(amount * rate, 2)", "sum * 1.2"]);
  expect(nodes[3]?.properties).toMatchObject({ addonAfter: "€", precision: 2, thousands: true });
  expect(made.paths).toEqual(["work", "amount", "rate", "", "", "running"]);
  // Without what it is reckoned of, a formula is a number that somebody fills in.
  const without = guess.columns.map((column) => ({ ...column, isIncluded: column.at !== 1 }));
  const fewer = definitionOfColumns(without, { grid, heading: guess.heading }, words);
  expect(fewer.paths).toEqual(["work", "", "rate", "sum", "with_tax", "running"]);
});

test("formulas that ask for each other are numbers", () => {
  const grid = [
    ["What", "One", "Other"],
    ["a", "1", "2"],
    ["b", "3", "4"],
  ];
  const formulas = [1, 2].flatMap((line) => [
    { line, column: 1, text: `C${line + 1}+1` },
    { line, column: 2, text: `B${line + 1}+1` },
  ]);
  const { guess } = fieldsOf(grid, { formulas });
  expect(guess.columns.map(({ kind }) => kind)).toEqual(["text", "number", "number"]);
});

test("headings that reach into objects, stand twice, or are missing are names like others", () => {
  const grid = [
    ["__proto__", "constructor", "toString", "", "Name", "Name", "*Must"],
    ["red bricks", "grey tiles", "b", "left", "e", "f", "g"],
    ["blue bricks", "white tiles", "c", "right", "h", "i", ""],
  ];
  const { guess, nodes } = fieldsOf(grid);
  expect(nodes.map(({ name }) => name)).toEqual([
    "proto",
    "constructor_2",
    "tostring",
    "column_d",
    "name",
    "name_2",
    "must",
  ]);
  expect(guess.columns[3]?.name).toBe("Column D");
  expect(guess.columns[6]).toMatchObject({ name: "Must", required: true });
});

test("a sheet of values alone has no headings, one of headings alone no values", () => {
  const values = fieldsOf([
    ["1", "2.5"],
    ["2", "7"],
  ]);
  expect(values.guess.heading).toEqual({ line: 0, count: 0 });
  expect(values.guess.columns).toMatchObject([{ name: "Column A", kind: "number" }, {}]);
  const headings = fieldsOf([["Place", "Number", "Remark"]]);
  expect(headings.guess.columns).toMatchObject([
    { name: "Place", kind: "text", required: false },
    { name: "Number", kind: "text", unique: false },
    {},
  ]);
});
