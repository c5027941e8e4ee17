import { expect, test } from "vitest";
import { countWithin, limitBehind } from "./use-in-portions.ts";

test("what fits into the limit is drawn, and one that passes it", () => {
  expect(countWithin([], 48)).toBe(0);
  expect(countWithin([1, 1, 1], 48)).toBe(3);
  expect(countWithin([1, 1, 1, 1], 2)).toBe(2);
  expect(countWithin([40, 30, 30], 48)).toBe(2);
  expect(countWithin([100, 1], 48)).toBe(1);
});

test("each portion draws more, also behind what is heavy", () => {
  const weights = [100, 1, 200, 1, 1];
  const steps = [countWithin(weights, 48)];
  while ((steps.at(-1) ?? 0) < weights.length) {
    const drawn = steps.at(-1) ?? 0;
    steps.push(countWithin(weights, limitBehind(weights, drawn)));
  }
  expect(steps).toEqual([1, 3, 5]);
});
