import * as fc from "fast-check";
import { expect, test } from "vitest";
import { tabSeparated } from "./tab-separated.ts";
import { walkGrid, WALKING_KEYS } from "./walk-grid.ts";

const size = { rows: 100, columns: 5, page: 20 };
const from = { row: 10, column: 2 };

test("keys walk as the pattern of a grid has it", () => {
  const to = (key: (typeof WALKING_KEYS)[number], far = false) => walkGrid(from, key, far, size);
  expect(to("ArrowUp")).toEqual({ row: 9, column: 2 });
  expect(to("ArrowRight")).toEqual({ row: 10, column: 3 });
  expect(to("Home")).toEqual({ row: 10, column: 0 });
  expect(to("End")).toEqual({ row: 10, column: 4 });
  expect(to("Home", true)).toEqual({ row: 0, column: 0 });
  expect(to("End", true)).toEqual({ row: 99, column: 4 });
  expect(to("PageUp")).toEqual({ row: 0, column: 2 });
  expect(to("PageDown")).toEqual({ row: 30, column: 2 });
});

test("the head of the table lies above the first row, and nothing above it", () => {
  expect(walkGrid({ row: 0, column: 1 }, "ArrowUp", false, size).row).toBe(-1);
  expect(walkGrid({ row: -1, column: 1 }, "ArrowUp", false, size).row).toBe(-1);
  expect(walkGrid({ row: -1, column: 1 }, "ArrowDown", false, size).row).toBe(0);
});

test("no key leads out of the grid, however small it is", () => {
  fc.assert(
    fc.property(
      fc.record({ rows: fc.nat(5), columns: fc.integer({ min: 1, max: 4 }), page: fc.nat(9) }),
      fc.array(fc.tuple(fc.constantFrom(...WALKING_KEYS), fc.boolean())),
      (grid, steps) => {
        let place = { row: -1, column: 0 };
        for (const [key, far] of steps) place = walkGrid(place, key, far, grid);
        expect(place.row).toBeGreaterThanOrEqual(-1);
        expect(place.row).toBeLessThan(Math.max(grid.rows, 1));
        expect(place.column).toBeLessThan(grid.columns);
        expect(place.column).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("cells that hold tabs, lines or quotes are pasted as the cells they were", () => {
  expect(
    tabSeparated([
      ["a", 'say "no"'],
      ["two\nlines", "a\tb"],
    ]),
  ).toBe('a\t"say ""no"""\n"two\nlines"\t"a\tb"');
});
