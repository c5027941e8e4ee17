import { expect, test } from "vitest";
import { cellsInColumn, valueLines, withoutTotal } from "./column-cells.ts";

test("neither hints of templates nor the sum below them are values", () => {
  const grid = [
    ["Name", "Count"],
    ["※ Text", "※ Number"],
    ["Sand", "2"],
    [],
    ["", "3"],
    ["合计", "5"],
    [],
  ];
  expect(valueLines(grid, 1)).toEqual([
    ["Sand", "2"],
    ["", "3"],
  ]);
  expect(withoutTotal(grid, 1)).toEqual(grid.slice(0, 5));
  expect(cellsInColumn(valueLines(grid, 1), 0)).toEqual({ cells: ["Sand"], missing: 1 });
});

test("what is called a sum above others, or alone, is a value", () => {
  const grid = [["Name"], ["Total"], ["Sand"]];
  expect(withoutTotal(grid, 1)).toBe(grid);
  const last = [
    ["Name", "Kind"],
    ["Sand", "Sum"],
    ["Tiles", "Total"],
  ];
  expect(withoutTotal(last, 1)).toBe(last);
  expect(valueLines([["Name"], ["Total"]], 1)).toEqual([["Total"]]);
});
