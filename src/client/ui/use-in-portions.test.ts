import { expect, test } from "vitest";
import { countWithin } from "./use-in-portions.ts";

test("what fits into the limit is drawn, and one that passes it", () => {
  expect(countWithin([], 48)).toBe(0);
  expect(countWithin([1, 1, 1], 48)).toBe(3);
  expect(countWithin([1, 1, 1, 1], 2)).toBe(2);
  expect(countWithin([40, 30, 30], 48)).toBe(2);
  expect(countWithin([100, 1], 48)).toBe(1);
});
