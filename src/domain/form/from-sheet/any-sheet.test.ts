import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readDefinition } from "../../company-form/form-fields.ts";
import type { ImportCell } from "../../import/sheet/import-cell.ts";
import { FORM_DEFINITION_MAX } from "../../limits.ts";
import { sheetToRead, wordsOfSheet } from "#tests/make/forms/sheets.ts";
import { checkForm } from "../check/check-form.ts";
import { FORM_FIELDS_MAX, OPTIONS_MAX } from "../definition/form-limits.ts";
import { cellText } from "../import-text/cell-text.ts";
import { importColumns } from "../import-text/import-columns.ts";
import { valueOfText } from "../import-text/value-of-text.ts";
import { cellsInColumn, valueLines } from "./column-cells.ts";
import { definitionOfColumns } from "./definition-of-columns.ts";
import { guessForm } from "./guess-form.ts";
import { COLUMN_NAME_MAX } from "./heading-names.ts";
import type { SheetColumn } from "./sheet-column.ts";
import { sheetKinds } from "./sheet-kind.ts";
import type { SheetToRead } from "./sheet-to-read.ts";

const words = wordsOfSheet(["Anna Berg", "Tom Lee"]);

const heading = fc.oneof(
  fc.constantFrom(
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "id",
    "and",
    "*Name*",
    "'=1",
  ),
  fc.constantFrom("No.", "Volume (m³)", "Sum in €", "单价（元）", "Datum", "Mass kg", "Phone", ""),
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", minLength: 150, maxLength: 300 }),
);
const typed = fc.oneof(
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((number): ImportCell => [number.toFixed(1), String(number)]),
  fc
    .date({ min: new Date("1899-12-30"), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((day): ImportCell => ["3/4/26", day.toISOString().slice(0, 19).replace("T", " ")]),
);
/** Values of one sort, as columns have them. */
const sorts: readonly fc.Arbitrary<ImportCell>[] = [
  typed,
  fc.integer().map(String),
  fc.constantFrom("yes", "no", "Yes"),
  fc.constantFrom("x", ""),
  fc.constantFrom("Steel", "Wood", "Glass", "Steel, Wood", "a,,b"),
  fc.constantFrom("Anna Berg", "Tom Lee", "Anna Berg, Tom Lee", "Nobody"),
  fc.constantFrom("2026-03-04", "31.12.2025", "2026-03-04 08:00", "08:30", "24:00"),
  fc.constantFrom("+49 171 123456", "0171-5", "a@b.de", "@", "https://x.example", "://"),
  fc.constantFrom("12 m³", "€5", "1,234.50", "007", "99%", "'=1+1", "=HYPERLINK(1)", "-"),
  fc.string({ unit: "binary", maxLength: 300 }),
];
const anything = fc.oneof(...sorts);
const column = fc.tuple(
  heading,
  fc.oneof(...sorts.map((sort) => fc.array(sort, { maxLength: 30 })), fc.array(anything)),
);
const formula = fc.record({
  line: fc.nat(30),
  column: fc.nat(6),
  text: fc.oneof(
    fc
      .tuple(fc.constantFrom("A", "B", "C", "D", "E"), fc.nat(30), fc.constantFrom("*", "+", "/"))
      .map(([name, line, sign]) => `${name}${line}${sign}B${line}`),
    fc.constantFrom("SUM(A2:D2)", "ROUND(A2,1", "A2", "1/0", "IF(A2,1,2)", "A2:B2", "SUM()"),
    fc.string(),
  ),
});
const merge = fc.record({
  row: fc.nat(4),
  column: fc.nat(6),
  rows: fc.integer({ min: 1, max: 3 }),
  columns: fc.integer({ min: 1, max: 5 }),
});
const titles = fc.array(fc.array(fc.string({ maxLength: 10 }), { maxLength: 2 }), { maxLength: 3 });

const sheet: fc.Arbitrary<SheetToRead> = fc
  .tuple(
    titles,
    fc.array(column, { maxLength: 7 }),
    fc.array(formula, { maxLength: 20 }),
    fc.array(merge, { maxLength: 4 }),
  )
  .map(([above, columns, formulas, merged]) => {
    const height = Math.max(0, ...columns.map(([, values]) => values.length));
    const lines = Array.from({ length: height }, (_, line) =>
      columns.map(([, values]) => values[line] ?? ""),
    );
    const grid = [...above, columns.map(([name]) => name), ...lines];
    return sheetToRead(grid, { formulas, merged });
  });

/** A form that can be published, of whatever was chosen. */
function madeOf(source: SheetToRead, columns: readonly SheetColumn[]) {
  const { heading: at } = guessForm(source, words);
  const made = definitionOfColumns(columns, { grid: source.grid, heading: at }, words);
  const text = JSON.stringify(made.definition);
  expect(text.length).toBeLessThanOrEqual(FORM_DEFINITION_MAX);
  const ready = readDefinition(text, "UTC");
  expect(ready).toMatchObject({ ok: true });
  if (!ready.ok) throw new Error("No form");
  const { form } = ready.value;
  expect(checkForm(form)).toEqual([]);
  expect(form.fields.size).toBeLessThanOrEqual(FORM_FIELDS_MAX);
  for (const { node } of form.fields.values()) {
    expect(node.settings.label.length).toBeLessThanOrEqual(COLUMN_NAME_MAX);
    expect(node.properties.options?.length ?? 0).toBeLessThanOrEqual(OPTIONS_MAX);
  }
  const importable = new Set(importColumns(form).map(({ path }) => path));
  const paths = made.paths.filter((path) => path !== "");
  expect(paths.filter((path) => !importable.has(path))).toEqual([]);
  expect(new Set(paths).size).toBe(paths.length);
  return { form, paths: made.paths };
}

test("whatever a sheet says, it becomes a form that can be published, of kinds that most values fit", () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(sheet, (source) => {
      const guess = guessForm(source, words);
      const { form, paths } = madeOf(source, guess.columns);
      const lines = valueLines(source.grid, guess.heading.line + guess.heading.count);
      for (const { at, kind } of guess.columns) {
        kinds.add(kind);
        const node = form.fields.get(paths[at] ?? "")?.node;
        if (!node) continue;
        const { cells } = cellsInColumn(lines, at);
        const fitting = cells.filter(
          (cell) => valueOfText(node, cellText(node, cell), words.text).ok,
        );
        expect(fitting.length * 2).toBeGreaterThanOrEqual(cells.length);
      }
    }),
    { numRuns: 500 },
  );
  expect(kinds.size).toBeGreaterThan(8);
});

test("whatever is corrected, it stays a form that can be published", () => {
  const correction = fc.record({
    kind: fc.constantFrom(...sheetKinds),
    isIncluded: fc.boolean(),
    required: fc.boolean(),
    unique: fc.boolean(),
    name: heading,
  });
  fc.assert(
    fc.property(sheet, fc.array(correction, { minLength: 7, maxLength: 7 }), (source, changes) => {
      const { columns } = guessForm(source, words);
      madeOf(
        source,
        columns.map((each, at) => ({ ...each, ...changes[at] })),
      );
    }),
    { numRuns: 300 },
  );
});

test("the widest sheet with the longest words keeps within a form", () => {
  const width = 500;
  const grid = [
    Array.from({ length: width }, (_, at) => `${at} ${'"'.repeat(90)}`),
    ...Array.from({ length: 60 }, (_, line) =>
      Array.from({ length: width }, () => `${line % 30} ${'"'.repeat(50)}`),
    ),
  ];
  const source = sheetToRead(grid);
  const { columns } = guessForm(source, words);
  expect(columns.every(({ kind }) => kind === "choice")).toBe(true);
  expect(madeOf(source, columns).form.fields.size).toBe(width);
});

test("formulas in a circle are found at once, however many there are", () => {
  const width = 400;
  const line = Array.from({ length: width }, (_, at) => String(at + 1));
  const grid = [line.map((each) => `Name ${each}`), line, line];
  const letters = (at: number): string =>
    at < 26 ? String.fromCharCode(65 + at) : letters(Math.floor(at / 26) - 1) + letters(at % 26);
  const formulas = [1, 2].flatMap((at) =>
    line.map((_, place) => ({
      line: at,
      column: place,
      text: `${letters((place + 1) % width)}${at + 1}*2`,
    })),
  );
  const { columns } = guessForm(sheetToRead(grid, { formulas }), words);
  expect(columns.every(({ kind }) => kind === "number")).toBe(true);
});
