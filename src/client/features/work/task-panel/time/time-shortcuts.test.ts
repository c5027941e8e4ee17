import dayjs from "dayjs";
import { expect, test } from "vitest";
import { TIME_SHORTCUTS, timesOfShortcut } from "./time-shortcuts.ts";

const words = ([start, end]: readonly [number, number]) =>
  [start, end].map((time) => dayjs(time).format("YYYY-MM-DD HH:mm"));
/** A Wednesday. */
const morning = new Date(2026, 10, 25, 10, 30).getTime();
const evening = new Date(2026, 10, 25, 20, 0).getTime();
const sunday = new Date(2026, 10, 29, 8, 0).getTime();

test("today is the working day", () => {
  expect(words(timesOfShortcut("today", morning))).toEqual([
    "2026-11-25 09:00",
    "2026-11-25 18:00",
  ]);
});

test("today ends at midnight once work is over", () => {
  expect(words(timesOfShortcut("today", evening))).toEqual([
    "2026-11-25 09:00",
    "2026-11-25 23:59",
  ]);
});

test("tomorrow starts tomorrow", () => {
  expect(words(timesOfShortcut("tomorrow", morning))).toEqual([
    "2026-11-26 09:00",
    "2026-11-26 18:00",
  ]);
});

test("this week ends on Sunday, also on Sunday itself", () => {
  expect(words(timesOfShortcut("thisWeek", morning))[1]).toBe("2026-11-29 18:00");
  expect(words(timesOfShortcut("thisWeek", sunday))[1]).toBe("2026-11-29 18:00");
});

test("so many days end as many days from today", () => {
  expect(words(timesOfShortcut("days3", morning))).toEqual([
    "2026-11-25 09:00",
    "2026-11-28 18:00",
  ]);
});

test("no shortcut ends in the past or before its start", () => {
  for (const now of [morning, evening, sunday]) {
    for (const shortcut of TIME_SHORTCUTS) {
      const [start, end] = timesOfShortcut(shortcut, now);
      expect(end).toBeGreaterThan(now);
      expect(end).toBeGreaterThan(start);
    }
  }
});

test("the working day is the company's", () => {
  const day = { start: { hour: 7, minute: 30 }, end: { hour: 16, minute: 15 } };
  expect(words(timesOfShortcut("tomorrow", morning, day))).toEqual([
    "2026-11-26 07:30",
    "2026-11-26 16:15",
  ]);
  expect(words(timesOfShortcut("days3", morning, day))[1]).toBe("2026-11-28 16:15");
});
