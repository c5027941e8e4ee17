import { expect, test } from "vitest";
import { readSheets } from "./read-sheets.ts";
import { writeSheet } from "./write-sheet.ts";

const merged = [{ row: 1, column: 0, rows: 2, columns: 1 }];
const plan = {
  headings: 1,
  rows: [
    ["Part", "Crew"],
    ["Pier 4", 12],
    [null, 3],
    ["=1+1", null],
  ],
  merged,
};

test("what is written is read by whoever opens it, and nothing in it is reckoned", async () => {
  const read = await readSheets(writeSheet("Site diary: 2026/11 [north]", plan));
  if (!read.ok) throw new Error(read.error);
  const [sheet] = read.value;
  expect(sheet?.name).toBe("Site diary  2026 11  north");
  const texts = sheet?.rows.map((row) => row.map(({ text, column }) => [column, text]));
  expect(texts).toEqual([
    [
      [0, "Part"],
      [1, "Crew"],
    ],
    [
      [0, "Pier 4"],
      [1, "12"],
    ],
    [[1, "3"]],
    [[0, "=1+1"]],
  ]);
});

test.each(["", "   ", "[]", "a".repeat(200)])(
  "a sheet is there whatever the form is called: %s",
  (name) => {
    expect(writeSheet(name, plan).length).toBeGreaterThan(100);
  },
);
