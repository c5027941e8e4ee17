import { expect, test } from "vitest";
import { endOfDay, startOfDay } from "./days.ts";

test("a day lasts from midnight to midnight where the person is, also where the clock is put forward", () => {
  expect(startOfDay("2026-12-24")).toBe(new Date(2026, 11, 24).getTime());
  expect(endOfDay("2026-12-31")).toBe(new Date(2027, 0, 1).getTime());
  for (const day of ["", "tomorrow", "2026-1-2"]) expect(startOfDay(day)).toBeUndefined();
});
