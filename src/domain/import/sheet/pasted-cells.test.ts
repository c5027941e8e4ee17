import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { pastedCells } from "./pasted-cells.ts";

test("cells come apart at tabs and ends of lines, and quotes keep theirs", () => {
  expect(pastedCells('a\tb\r\n"x\ny"\t"say ""hi"""\n\n')).toEqual([
    ["a", "b"],
    ["x\ny", 'say "hi"'],
  ]);
  expect(pastedCells('5" pipe\t"open\nnext')).toEqual([['5" pipe', '"open'], ["next"]]);
  expect(pastedCells(" \n\t\n")).toEqual([]);
});

test("whatever was copied as cells is read as those cells", () => {
  const word = string({ minLength: 1 }).map((text) => `x${text.trim()}x`);
  const quoted = (cell: string) =>
    /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  const grids = array(array(word, { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  });
  assert(
    property(grids, (grid) => {
      const text = grid.map((line) => line.map(quoted).join("\t")).join("\n");
      expect(pastedCells(text)).toEqual(grid);
    }),
  );
});
