import { expect, test } from "vitest";
import { QUICK_TIMES, timesInDays, timesOfQuick } from "./quick-times.ts";

const words = (times: readonly [number, number]) =>
  times.map((time) => new Date(time).toLocaleString("sv").slice(0, 16));
/** A Wednesday. */
const morning = new Date(2026, 10, 25, 10, 30).getTime();
const evening = new Date(2026, 10, 25, 20, 0).getTime();
const sunday = new Date(2026, 10, 29, 8, 0).getTime();

test("today is the working day", () => {
  expect(words(timesOfQuick("today", morning))).toEqual(["2026-11-25 09:00", "2026-11-25 18:00"]);
});

test("today ends at midnight once work is over", () => {
  expect(words(timesOfQuick("today", evening))).toEqual(["2026-11-25 09:00", "2026-11-25 23:59"]);
});

test("tomorrow starts tomorrow", () => {
  expect(words(timesOfQuick("tomorrow", morning))).toEqual([
    "2026-11-26 09:00",
    "2026-11-26 18:00",
  ]);
});

test("this week ends on Sunday, also on Sunday itself", () => {
  expect(words(timesOfQuick("thisWeek", morning))[1]).toBe("2026-11-29 18:00");
  expect(words(timesOfQuick("thisWeek", sunday))[1]).toBe("2026-11-29 18:00");
});

test("next week is Monday to Sunday, also for who asks on a Sunday", () => {
  const next = ["2026-11-30 09:00", "2026-12-06 18:00"];
  expect(words(timesOfQuick("nextWeek", morning))).toEqual(next);
  expect(words(timesOfQuick("nextWeek", sunday))).toEqual(next);
});

test("this month ends on its last day", () => {
  expect(words(timesOfQuick("thisMonth", morning))).toEqual([
    "2026-11-25 09:00",
    "2026-11-30 18:00",
  ]);
});

test("so many days end as many days from today", () => {
  expect(words(timesOfQuick("days3", morning))).toEqual(["2026-11-25 09:00", "2026-11-28 18:00"]);
  expect(words(timesInDays(5, morning))[1]).toBe("2026-11-30 18:00");
});

test("no quick choice ends in the past or before its start", () => {
  for (const now of [morning, evening, sunday]) {
    for (const quick of QUICK_TIMES) {
      const [start, end] = timesOfQuick(quick, now);
      expect(end).toBeGreaterThan(now);
      expect(end).toBeGreaterThan(start);
    }
  }
});

test("the working day is the company's", () => {
  const day = { start: { hour: 7, minute: 30 }, end: { hour: 16, minute: 15 } };
  expect(words(timesOfQuick("tomorrow", morning, day))).toEqual([
    "2026-11-26 07:30",
    "2026-11-26 16:15",
  ]);
  expect(words(timesOfQuick("days3", morning, day))[1]).toBe("2026-11-28 16:15");
});
