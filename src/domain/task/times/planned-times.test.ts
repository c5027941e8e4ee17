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
  expect(words(plannedTimes({ startTime, endTime }, at(date, 0), now, working))).toEqual(expected);
});

test("a day that is over keeps the end after the start", () => {
  const times = { startTime: at(20, 19), endTime: at(20, 20) };
  const [start, end] = plannedTimes(times, at(18, 0), at(25, 10), working);
  expect(end).toBeGreaterThan(start);
});
