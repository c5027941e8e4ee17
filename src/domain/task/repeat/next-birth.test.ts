import { expect, test } from "vitest";
import { REPEAT_CATCH_UP_MAX } from "./repeat-limits.ts";
import { missedBirths, nextBirth } from "./next-birth.ts";
import type { Repeat } from "./repeat-rule.ts";

const DAY = 86_400_000;
const FIRST = Date.parse("2026-11-23T09:00:00Z");

const daily: Repeat = {
  unit: "day",
  every: 1,
  weekdays: [],
  month: 0,
  monthDay: 0,
  after: "start",
  endTime: 0,
  endCount: 0,
  timeZone: "UTC",
  userId: 1,
  columnId: 2,
  firstStart: FIRST,
  firstEnd: FIRST + 1000,
  nextTime: FIRST + DAY,
  number: 1,
  range: 0,
};
const open = { completeTime: 0 };

test("nothing has been missed before the next one is due", () => {
  expect(missedBirths({ ...open, repeat: daily }, FIRST + DAY - 1)).toEqual({
    births: [],
    passed: 0,
  });
});

test("after three days without a server there are three of them", () => {
  const { births, passed } = missedBirths({ ...open, repeat: daily }, FIRST + 3 * DAY);
  expect(births).toEqual([1, 2, 3].map((count) => FIRST + count * DAY));
  expect(passed).toBe(0);
});

test("after a long time the newest come, and it is known how many were left out", () => {
  const { births, passed } = missedBirths({ ...open, repeat: daily }, FIRST + 100 * DAY);
  expect(births).toHaveLength(REPEAT_CATCH_UP_MAX);
  expect(births.at(-1)).toBe(FIRST + 100 * DAY);
  expect(passed).toBe(100 - REPEAT_CATCH_UP_MAX);
});

test("there are never more of them than were asked for", () => {
  const four = { ...daily, endCount: 4 };
  expect(missedBirths({ ...open, repeat: four }, FIRST + 100 * DAY).births).toHaveLength(3);
  expect(nextBirth({ ...open, repeat: { ...four, number: 4 } })).toBeUndefined();
});

test("reckoned from completion it waits until the task is done, and the day of that counts", () => {
  const repeat: Repeat = { ...daily, every: 3, after: "completion", nextTime: 0 };
  expect(nextBirth({ ...open, repeat })).toBeUndefined();
  const done = { completeTime: FIRST + 5 * DAY + 7 * 3_600_000, repeat };
  expect(nextBirth(done)).toBe(FIRST + 8 * DAY);
  expect(missedBirths(done, FIRST + 50 * DAY).births).toEqual([FIRST + 8 * DAY]);
});
