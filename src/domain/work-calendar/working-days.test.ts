import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateOf, dayNumber } from "../form/calendar/civil.ts";
import { UNKNOWN } from "../form/expression/value.ts";
import { exactOf } from "../form/number/exact.ts";
import { moment, ZONE } from "#tests/make/forms/surroundings.ts";
import { USUAL_CALENDAR } from "./usual-calendar.ts";
import { workDaysFact } from "./work-days-fact.ts";
import { type HalfDay, type WorkingDays, workingDaysBetween } from "./working-days.ts";

const FIRST = dayNumber(2026, 9, 1);
const dateText = (day: number) => {
  const { year, month, day: date } = dateOf(day);
  return [year, String(month).padStart(2, "0"), String(date).padStart(2, "0")].join("-");
};
const halves = ["am", "pm"] as const;
const halfDays: fc.Arbitrary<HalfDay> = fc.record({
  day: fc.integer({ min: FIRST, max: FIRST + 120 }),
  half: fc.constantFrom(...halves),
});
const calendars: fc.Arbitrary<WorkingDays> = fc.record({
  week: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
  days: fc
    .uniqueArray(fc.integer({ min: FIRST - 5, max: FIRST + 125 }), { maxLength: 30 })
    .chain((days) =>
      fc.tuple(
        ...days.map((day) =>
          fc
            .constantFrom<0 | 1>(0, 1)
            .map((work): WorkingDays["days"][number] => ({ date: dateText(day), work, name: "" })),
        ),
      ),
    ),
});

/** Half by half, as one would on fingers. */
function countedSlowly(from: HalfDay, to: HalfDay, { week, days }: WorkingDays): number {
  const said = new Map(days.map(({ date, work }) => [date, work === 1]));
  let count = 0;
  for (let day = from.day; day <= to.day; day += 1) {
    const weekday = new Date(day * 86_400_000).getUTCDay() || 7;
    const isWorked = said.get(dateText(day)) ?? week.includes(weekday);
    for (const half of halves) {
      const isIn = (day > from.day || half >= from.half) && (day < to.day || half <= to.half);
      if (isIn && isWorked) count += 0.5;
    }
  }
  return count;
}

describe("days of work between two halves of days", () => {
  it("come to what somebody counts half by half, by any calendar", () => {
    fc.assert(
      fc.property(halfDays, halfDays, calendars, (from, to, calendar) => {
        expect(workingDaysBetween(from, to, calendar)).toBe(countedSlowly(from, to, calendar));
      }),
    );
  });

  it("add up where one span goes on behind another one", () => {
    fc.assert(
      fc.property(halfDays, fc.nat(60), fc.nat(60), calendars, (from, one, other, calendar) => {
        const middle: HalfDay = { day: from.day + one, half: "pm" };
        const next: HalfDay = { day: middle.day + 1, half: "am" };
        const last: HalfDay = { day: next.day + other, half: "pm" };
        const parts =
          workingDaysBetween(from, middle, calendar) + workingDaysBetween(next, last, calendar);
        expect(workingDaysBetween(from, last, calendar)).toBe(parts);
      }),
    );
  });

  it("leave a day out that no calendar has", () => {
    const days: WorkingDays["days"] = [{ date: "2026-09-31", work: 0, name: "" }];
    const [from, to]: HalfDay[] = [
      { day: FIRST, half: "am" },
      { day: FIRST + 30, half: "pm" },
    ];
    if (!from || !to) throw new Error("No days");
    const counted = workingDaysBetween(from, to, { ...USUAL_CALENDAR, days });
    expect(counted).toBe(workingDaysBetween(from, to, USUAL_CALENDAR));
  });
});

describe("the fact that formulas ask for", () => {
  const monday = exactOf(moment(2026, 11, 23));
  const nextMonday = exactOf(moment(2026, 11, 30));
  const fact = (...args: Parameters<typeof workDaysFact>[0]) =>
    workDaysFact(args, USUAL_CALENDAR, ZONE);

  it("counts whole days, or from a half to a half", () => {
    expect(fact(monday, nextMonday)).toEqual(exactOf(6));
    expect(fact(monday, "pm", nextMonday, "am")).toEqual(exactOf(5));
    expect(fact(nextMonday, monday)).toEqual(exactOf(0));
  });

  it("is nothing while something is missing, and unknown where something is unknown", () => {
    expect(fact(monday, null)).toBeNull();
    expect(fact(monday, "noon", nextMonday, "am")).toBeNull();
    expect(fact(monday, "am", nextMonday)).toBeNull();
    expect(fact(monday, UNKNOWN)).toBe(UNKNOWN);
  });
});
