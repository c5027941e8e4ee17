import { expect, test } from "vitest";
import { workingDayOf } from "../../company/default-times.ts";
import { plannedTimes } from "./planned-times.ts";

const at = (date: number, hour: number, minute = 0) =>
  new Date(2026, 10, date, hour, minute).getTime();
const words = (times: readonly [number, number]) =>
  times.map((time) => new Date(time).toLocaleString("sv").slice(5, 16));
const working = workingDayOf();

test.each([
  ["no time: the working day", 0, 0, 26, at(25, 10), ["11-26 09:00", "11-26 18:00"]],
  ["no time, after work: until midnight", 0, 0, 25, at(25, 20), ["11-25 09:00", "11-25 23:59"]],
  ["its hours stay", at(20, 13), at(20, 15), 26, at(25, 10), ["11-26 13:00", "11-26 15:00"]],
  ["its days stay", at(20, 9), at(22, 18), 26, at(25, 10), ["11-26 09:00", "11-28 18:00"]],
  ["earlier", at(28, 9), at(28, 12), 26, at(25, 10), ["11-26 09:00", "11-26 12:00"]],
  [
    "over by now: until work ends",
    at(20, 8),
    at(20, 9),
    25,
    at(25, 10),
    ["11-25 08:00", "11-25 18:00"],
  ],
  [
    "over and after work: until midnight",
    at(20, 8),
    at(20, 9),
    25,
    at(25, 20),
    ["11-25 08:00", "11-25 23:59"],
  ],
])("%s", (_, ...[startTime, endTime, date, now, expected]) => {
  const task = { startTime, endTime, milestone: 0 } as const;
  expect(words(plannedTimes(task, at(date, 0), now, working))).toEqual(expected);
});

test.each([
  ["no time: the working day", 0, 0, ["11-18 09:00", "11-18 18:00"]],
  ["its hours stay", at(20, 13), at(20, 15), ["11-18 13:00", "11-18 15:00"]],
])("on a day that is over, %s", (_, startTime, endTime, expected) => {
  const task = { startTime, endTime, milestone: 0 } as const;
  expect(words(plannedTimes(task, at(18, 0), at(25, 10), working))).toEqual(expected);
});

test.each([
  ["at midnight", at(20, 0), "11-26 00:00"],
  ["at noon", at(20, 12), "11-26 12:00"],
])("a milestone %s stays so on the day it is planned for", (_, moment, expected) => {
  const task = { startTime: moment - 60_000, endTime: moment, milestone: 1 } as const;
  const [start, end] = plannedTimes(task, at(26, 0), at(25, 10), working);
  expect(words([end, end])[0]).toBe(expected);
  expect(end - start).toBe(60_000);
});
