import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rowsWith } from "./rows-with.ts";

test("the kept row is in the page once, in its order, wherever the page is", () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), fc.nat(99), (kept, one, other) => {
      const [startIndex, endIndex] = [Math.min(one, other), Math.max(one, other)];
      const rows = rowsWith(kept)({ startIndex, endIndex, overscan: 2, count: 100 });
      expect(rows).toContain(kept);
      expect(rows).toEqual([...new Set(rows)].toSorted((left, right) => left - right));
    }),
  );
});

test("a row that is no more is not kept", () => {
  const range = { startIndex: 0, endIndex: 2, overscan: 0, count: 3 };
  expect(rowsWith(-1)(range)).toEqual([0, 1, 2]);
  expect(rowsWith(3)(range)).toEqual([0, 1, 2]);
});
