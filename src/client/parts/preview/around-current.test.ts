import * as fc from "fast-check";
import { expect, test } from "vitest";
import { AROUND_MAX, aroundCurrent } from "./around-current.ts";

test("a phone holds 50 pictures, those around the one that is shown", () => {
  const items = Array.from({ length: 200 }, (_none, index) => index);
  expect(AROUND_MAX).toBe(50);
  expect(aroundCurrent(items, 100, AROUND_MAX).at(0)).toBe(75);
  expect(aroundCurrent(items, 3, AROUND_MAX).at(0)).toBe(0);
  expect(aroundCurrent(items, 199, AROUND_MAX).at(-1)).toBe(199);
});

test("the current one is always among them", () => {
  const cases = fc.tuple(
    fc.integer({ min: 1, max: 300 }),
    fc.nat(),
    fc.integer({ min: 1, max: 60 }),
  );
  fc.assert(
    fc.property(cases, ([length, at, max]) => {
      const items = Array.from({ length }, (_none, index) => index);
      const shown = aroundCurrent(items, at % length, max);
      expect(shown).toContain(at % length);
      expect(shown).toHaveLength(Math.min(length, max));
    }),
  );
});
