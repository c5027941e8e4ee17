import { describe, expect, test } from "vitest";
import { addDays, dayOfDate } from "#domain/task/times/calendar-day.ts";
import { ticksIn, timeScale, weekNumber, ZOOMS } from "./time-scale.ts";

const HOUR = 3_600_000;
const day = (year: number, month: number, date: number) => dayOfDate(year, month, date) ?? 0;
const monday = day(2026, 11, 23);

describe.each(ZOOMS)("by the %s", (zoom) => {
  test("moments and places lead to each other, and all that is planned has a place", () => {
    const times = [monday + 9 * HOUR, addDays(monday, 40)];
    const scale = timeScale(zoom, times, monday);
    for (const time of times) {
      expect(Math.round(scale.timeAt(scale.xOf(time)))).toBe(time);
      expect(scale.xOf(time)).toBeGreaterThan(0);
      expect(scale.xOf(time)).toBeLessThan(scale.width);
    }
  });

  test("no moment makes the line longer than a browser can draw", () => {
    const scale = timeScale(zoom, [1, day(9998, 1, 1)], monday);
    expect(scale.width).toBeLessThan(10_000_000);
  });

  test("the head parts the line without a gap", () => {
    const scale = timeScale(zoom, [], monday);
    for (const unit of scale.units) {
      const ticks = ticksIn(unit, scale.from, scale.to);
      expect(ticks[0]).toBeLessThanOrEqual(scale.from);
      expect(ticks).toEqual([...new Set(ticks)].toSorted((left, right) => left - right));
    }
  });
});

test("weeks are numbered by their Thursday", () => {
  expect(weekNumber(monday)).toBe(48);
  expect(weekNumber(day(2026, 12, 28))).toBe(53);
  expect(weekNumber(day(2027, 1, 4))).toBe(1);
  expect(weekNumber(day(2025, 12, 29))).toBe(1);
});

test("years begin in January and months on their first", () => {
  expect(ticksIn("year", monday, day(2028, 2, 1))).toEqual([
    day(2026, 1, 1),
    day(2027, 1, 1),
    day(2028, 1, 1),
  ]);
  expect(ticksIn("month", monday, day(2027, 1, 2))).toEqual([
    day(2026, 11, 1),
    day(2026, 12, 1),
    day(2027, 1, 1),
  ]);
});
