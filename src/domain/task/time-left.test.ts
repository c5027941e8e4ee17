import { expect, test } from "vitest";
import { timeLeft } from "./time-left.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [8 * HOUR + 5 * MINUTE, { unit: "hours", count: 8 }],
  [HOUR, { unit: "hours", count: 1 }],
  [59 * MINUTE, { unit: "minutes", count: 59 }],
  [1000, { unit: "minutes", count: 1 }],
  [24 * HOUR, { unit: "days", count: 1 }],
  [71 * HOUR, { unit: "days", count: 2 }],
  [0, undefined],
  [-HOUR, undefined],
])("%i ms before its end a task has %o left", (left, expected) => {
  expect(timeLeft(1_000 * HOUR + left, 1_000 * HOUR)).toEqual(expected);
});
