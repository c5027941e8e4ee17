import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Times } from "#domain/task/task-times.ts";
import { addDays, dayOfDate } from "#domain/task/times/calendar-day.ts";
import { isShifted, shiftOf, shiftTimes } from "./shift-times.ts";

const HOUR = 3_600_000;
const monday = dayOfDate(2026, 11, 23) ?? 0;
const times: Times = [monday + 9 * HOUR, monday + 18 * HOUR];

test("days are carried as a whole, and hours by the half", () => {
  expect(shiftOf(35, 22, false)).toEqual({ days: 2, time: 0 });
  expect(isShifted(shiftOf(10, 22, false))).toBe(false);
  expect(shiftOf(-40, 720, true)).toEqual({ days: 0, time: -1.5 * HOUR });
});

test("a bar keeps its times of day, and an edge leaves the other one where it is", () => {
  const shift = { days: 2, time: 0 };
  expect(shiftTimes(times, "all", shift)).toEqual([
    addDays(monday, 2) + 9 * HOUR,
    addDays(monday, 2) + 18 * HOUR,
  ]);
  expect(shiftTimes(times, "end", shift)).toEqual([times[0], addDays(monday, 2) + 18 * HOUR]);
  expect(shiftTimes(times, "start", { days: -1, time: 0 })[1]).toBe(times[1]);
});

test("however it is stretched a bar ends after it begins", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("all" as const, "start" as const, "end" as const),
      fc.integer({ min: -400, max: 400 }),
      (part, days) => {
        const [start, end] = shiftTimes(times, part, { days, time: 0 });
        expect(end).toBeGreaterThan(start);
      },
    ),
  );
});
