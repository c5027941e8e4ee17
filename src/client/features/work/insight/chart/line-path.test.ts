import * as fc from "fast-check";
import { expect, test } from "vitest";
import { linePath, roundUp } from "./line-path.ts";

test("a line leads from its first point through the others", () => {
  expect(linePath([])).toBe("");
  expect(
    linePath([
      [0, 100],
      [33.333, 50],
      [100, 0],
    ]),
  ).toBe("M0 100L33.3 50L100 0");
});

test("a scale ends at a number that is easily read, and never below what it shows", () => {
  expect([0, 1, 7, 43, 812].map(roundUp)).toEqual([1, 1, 7, 45, 850]);
  fc.assert(
    fc.property(fc.nat(), (count) => {
      const end = roundUp(count);
      expect(end).toBeGreaterThanOrEqual(count);
      expect(end).toBeLessThanOrEqual(Math.max(1, count * 1.5));
    }),
  );
});
