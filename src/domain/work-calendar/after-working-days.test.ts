import { expect, test } from "vitest";
import { fixedZone, namedZone, UTC, type Zone } from "../form/calendar/zone.ts";
import { afterWorkingDays } from "./after-working-days.ts";
import { USUAL_CALENDAR } from "./usual-calendar.ts";
import { workedDays } from "./working-days.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string) => Date.parse(text);
const after = (from: string, days: number, calendar = USUAL_CALENDAR, zone: Zone = UTC) =>
  new Date(afterWorkingDays(at(from), days, { calendar, zone })).toISOString();

test.each([
  ["the same hour of the next day", "2026-11-24T15:00:00Z", 1, "2026-11-25T15:00:00.000Z"],
  ["over a weekend", "2026-11-27T15:00:00Z", 1, "2026-11-30T15:00:00.000Z"],
  ["a week of work", "2026-11-25T08:30:00Z", 5, "2026-12-02T08:30:00.000Z"],
  ["on a day off: the end of the day", "2026-11-28T10:00:00Z", 1, "2026-12-01T00:00:00.000Z"],
  ["on a day off: of the second day", "2026-11-29T23:59:00Z", 2, "2026-12-02T00:00:00.000Z"],
])("%s", (_name, from, days, until) => {
  expect(after(from, days)).toBe(until);
});

test("holidays are passed over, and a Saturday on which the company works counts", () => {
  const days = [
    { date: "2026-10-01", work: 0 as const, name: "National Day" },
    { date: "2026-10-02", work: 0 as const, name: "" },
    { date: "2026-10-10", work: 1 as const, name: "" },
  ];
  const calendar = { ...USUAL_CALENDAR, days };
  expect(after("2026-09-30T09:00:00Z", 1, calendar)).toBe("2026-10-05T09:00:00.000Z");
  expect(after("2026-10-09T09:00:00Z", 1, calendar)).toBe("2026-10-10T09:00:00.000Z");
});

test("days are those of the company's clock, also where that is put forward", () => {
  const east = fixedZone(8 * HOUR);
  // Saturday there, Friday in Greenwich.
  expect(after("2026-11-27T17:00:00Z", 1, USUAL_CALENDAR, east)).toBe("2026-11-30T16:00:00.000Z");
  const berlin = namedZone("Europe/Berlin") ?? UTC;
  // Friday noon before summer time begins, Monday noon behind it.
  expect(after("2026-03-27T11:00:00Z", 1, USUAL_CALENDAR, berlin)).toBe("2026-03-30T10:00:00.000Z");
});

test("a calendar without any work does not hold anything for ever", () => {
  const until = afterWorkingDays(0, 2, { calendar: { week: [], days: [] }, zone: UTC });
  expect(until).toBeGreaterThan(366 * DAY);
});

test("between the beginning and the end lie as many days of work, hour by hour", () => {
  const calendar = {
    week: [1, 2, 4, 5],
    days: [{ date: "2026-11-25", work: 1 as const, name: "" }],
  };
  const isWorked = workedDays(calendar);
  for (let hour = 0; hour < 24 * 15; hour += 7) {
    const from = at("2026-11-16T00:00:00Z") + hour * HOUR;
    for (const days of [1, 2, 5]) {
      const until = afterWorkingDays(from, days, { calendar, zone: UTC });
      let worked = 0;
      for (let time = from; time < until; time += HOUR)
        if (isWorked(Math.floor(time / DAY))) worked += HOUR;
      expect(worked).toBe(days * DAY);
    }
  }
});
