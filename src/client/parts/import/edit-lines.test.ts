import { expect, test } from "vitest";
import { withCell, withoutLine, withPath } from "./edit-lines.ts";

const grid = [["code", "day"], ["A", ["04.03.", "2026-03-04 00:00:00"] as const], ["", "x"], ["B"]];

test("a cell says what was typed, also behind the end of its line", () => {
  expect(withCell(grid, 1, 1, "2026-03-05")[1]).toEqual(["A", "2026-03-05"]);
  expect(withCell(grid, 3, 2, "z")[3]).toEqual(["B", "", "z"]);
  expect(withCell(grid, 3, 2, "z")[0]).toBe(grid[0]);
});

test("the first line of a record takes the others along, another one goes alone", () => {
  const records = [{ lines: [1, 2] }, { lines: [3] }];
  expect(withoutLine(grid, 1, records)).toEqual([grid[0], grid[3]]);
  expect(withoutLine(grid, 2, records)).toEqual([grid[0], grid[1], grid[3]]);
});

test("a field is read from one column alone", () => {
  expect(withPath(["a", "b", ""], 2, "a")).toEqual(["", "b", "a"]);
  expect(withPath(["a", "", ""], 0, "")).toEqual(["", "", ""]);
});
