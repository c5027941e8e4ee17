import { expect, test } from "vitest";
import { addDays, dayOfDate } from "../task/times/calendar-day.ts";
import { driftOf, plannedTimes } from "./drift.ts";

const HOUR = 3_600_000;
const monday = dayOfDate(2026, 11, 23) ?? 0;
const day = (days: number, hour: number): [number, number] => {
  const start = addDays(monday, days) + hour * HOUR;
  return [start, start + HOUR];
};

test("a task drifts by the days between the end that was planned and that of now", () => {
  expect(driftOf(day(0, 16), day(3, 8))).toBe(3);
  expect(driftOf(day(3, 8), day(0, 16))).toBe(-3);
  expect(driftOf(day(0, 8), day(0, 20))).toBe(0);
});

test("a baseline tells the times of each task that it knows", () => {
  const planned = plannedTimes({ tasks: [[7, 1, 2]] });
  expect(planned.get(7)).toEqual([1, 2]);
  expect(planned.get(8)).toBeUndefined();
});
