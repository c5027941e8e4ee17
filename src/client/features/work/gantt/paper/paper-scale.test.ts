import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayOfDate } from "#domain/task/times/calendar-day.ts";
import { paperScale } from "./paper-scale.ts";

const monday = dayOfDate(2026, 11, 23) ?? 0;

test.each([
  [3, "week"],
  [35, "week"],
  [90, "month"],
  [700, "year"],
])("%i days are said by what of them can be read", (days, zoom) => {
  expect(paperScale([monday, addDays(monday, days)], monday).zoom).toBe(zoom);
});

test("a year that was typed wrongly takes no more of the paper than fifteen", () => {
  const scale = paperScale([monday, dayOfDate(9026, 1, 1) ?? 0], monday);
  expect(scale.upper.length).toBeLessThan(20);
  expect(scale.percentOf(addDays(monday, 9_000))).toBe(100);
});

test("a plan without times has a scale all the same", () => {
  const scale = paperScale([], monday);
  expect(scale.to).toBeGreaterThan(scale.from);
});

test("all that is planned lies across the paper in its order, with no more ticks than can be read", () => {
  const moment = fc.integer({ min: 0, max: 14 * 366 }).map((days) => addDays(monday, days));
  fc.assert(
    fc.property(fc.array(moment, { minLength: 1, maxLength: 20 }), (times) => {
      const scale = paperScale(times, monday);
      const sorted = times.toSorted((one, other) => one - other).map(scale.percentOf);
      expect(sorted).toEqual(sorted.toSorted((one, other) => one - other));
      expect(sorted[0]).toBeGreaterThanOrEqual(0);
      expect(sorted.at(-1)).toBeLessThanOrEqual(100);
      expect(scale.from).toBeLessThanOrEqual(Math.min(...times));
      expect(scale.to).toBeGreaterThan(Math.max(...times));
      expect(scale.lower.length).toBeLessThanOrEqual(72);
    }),
  );
});
