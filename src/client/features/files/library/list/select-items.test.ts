import { expect, test } from "vitest";
import { nothingSelected, select } from "./select-items.ts";

const shown = [1, 2, 3, 4, 5];

test("one is chosen, and taken out again", () => {
  const one = select(nothingSelected, 2, shown, false);
  expect([...one.ids]).toEqual([2]);
  expect([...select(one, 2, shown, false).ids]).toEqual([]);
});

test("a range goes from the one before, in both directions", () => {
  const four = select(nothingSelected, 4, shown, false);
  expect(select(four, 2, shown, true).ids).toEqual(new Set([2, 3, 4]));
  expect(select(four, 5, shown, true).ids).toEqual(new Set([4, 5]));
});

test("without one before, a range is the one", () => {
  expect([...select(nothingSelected, 3, shown, true).ids]).toEqual([3]);
});
