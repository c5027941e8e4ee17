import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  keepShown,
  NOTHING_SELECTED,
  selectAll,
  selectThrough,
  toggleRow,
} from "./row-selection.ts";

const shown = [10, 20, 30, 40, 50];
const idsOf = ({ ids }: { readonly ids: ReadonlySet<number> }) =>
  [...ids].toSorted((a, b) => a - b);

test("a range goes from where the last one was chosen, up or down, and adds to what is selected", () => {
  const first = toggleRow(toggleRow(NOTHING_SELECTED, 50), 30);
  expect(idsOf(selectThrough(first, 10, shown))).toEqual([10, 20, 30, 50]);
  expect(idsOf(selectThrough(first, 40, shown))).toEqual([30, 40, 50]);
});

test("without a beginning, or with one that is gone, a range is its end alone", () => {
  expect(idsOf(selectThrough(NOTHING_SELECTED, 20, shown))).toEqual([20]);
  expect(idsOf(selectThrough({ ids: new Set(), anchor: 99 }, 20, shown))).toEqual([20]);
});

test("choosing twice is choosing not at all, wherever one is", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(9), (before, id) => {
      const selection = { ids: new Set(before), anchor: undefined };
      expect(idsOf(toggleRow(toggleRow(selection, id), id))).toEqual(idsOf(selection));
    }),
  );
});

test("what a filter takes away is no longer selected", () => {
  const all = selectAll(NOTHING_SELECTED, shown);
  expect(idsOf(all)).toEqual(shown);
  expect(idsOf(keepShown(all, new Set([20, 60])))).toEqual([20]);
  expect(keepShown(all, new Set(shown))).toBe(all);
});
