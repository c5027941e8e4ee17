import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { at, calendar, hours, monday } from "#tests/make/planned-work.ts";
import { addDays } from "../task/times/calendar-day.ts";
import { createWorkingCalendar, hoursOf } from "./working-calendar.ts";

const HOUR = 3_600_000;

describe("the working calendar", () => {
  test("goes from the evening of Friday to the morning of Monday, and counts no weekend", () => {
    const friday = calendar.workedAt(at(4, 18));
    expect(calendar.endAt(friday)).toBe(at(4, 18));
    expect(calendar.startAt(friday)).toBe(at(7, 9));
    expect(calendar.workedAt(at(5, 12))).toBe(friday);
    expect(calendar.workedAt(at(7, 10)) - friday).toBe(HOUR);
  });

  test("knows holidays, and days that are worked instead", () => {
    const days = [
      { date: "2026-11-24", work: 0 as const, name: "" },
      { date: "2026-11-28", work: 1 as const, name: "" },
      { date: "2026-02-30", work: 1 as const, name: "" },
    ];
    const moved = createWorkingCalendar(hoursOf({ week: [1, 2, 3, 4, 5], days }, hours), monday);
    expect([0, 1, 5, 6].map((day) => moved.isWorkingDay(at(day, 12)))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(moved.workedAt(at(7, 0)) - moved.workedAt(monday)).toBe(5 * moved.dayLength);
  });

  test("moments and working time lead to each other", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -300, max: 900 }),
        fc.nat({ max: 24 * 60 - 1 }),
        (day, minute) => {
          const time = addDays(monday, day) + minute * 60_000;
          const worked = calendar.workedAt(time);
          expect(calendar.workedAt(calendar.startAt(worked))).toBe(worked);
          expect(calendar.workedAt(calendar.endAt(worked))).toBe(worked);
          expect(calendar.endAt(worked)).toBeLessThanOrEqual(time);
          expect(calendar.startAt(worked)).toBeGreaterThanOrEqual(
            Math.min(time, calendar.endAt(worked)),
          );
        },
      ),
    );
  });
});
