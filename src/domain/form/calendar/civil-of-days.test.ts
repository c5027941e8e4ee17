import { expect, test } from "vitest";
import { formatCivil } from "./date-format.ts";
import { civilOfDays } from "./civil-of-days.ts";

const written = (days: number, isOldDates = false) => {
  const civil = civilOfDays(days, isOldDates);
  return civil && formatCivil(civil, "yyyy-MM-dd HH:mm:ss");
};

test("days of spreadsheets are days of the calendar, with their time to the second", () => {
  expect(written(1)).toBe("1900-01-01 00:00:00");
  expect(written(61)).toBe("1900-03-01 00:00:00");
  expect(written(46_085.5)).toBe("2026-03-04 12:00:00");
  expect(written(46_085.999_999_9)).toBe("2026-03-05 00:00:00");
  expect(written(44_623.5, true)).toBe("2026-03-04 12:00:00");
});

test("what is no day of the calendar is none", () => {
  for (const days of [-1, Number.NaN, Number.POSITIVE_INFINITY, 3_000_000])
    expect(written(days)).toBeUndefined();
});
