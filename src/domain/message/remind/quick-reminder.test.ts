import { afterEach, expect, test, vi } from "vitest";
import { timeOfQuickReminder } from "./quick-reminder.ts";

afterEach(() => vi.unstubAllEnvs());

test("a moment is one away from now, whatever the clock says", () => {
  expect(timeOfQuickReminder("minutes20", 1_000)).toBe(1_201_000);
  expect(timeOfQuickReminder("hour", 1_000)).toBe(3_601_000);
});

test.each([
  ["Europe/Berlin", "2026-03-28T12:00:00Z", "2026-03-29T07:00:00.000Z", "2026-03-30T07:00:00.000Z"],
  ["Europe/Berlin", "2026-10-24T12:00:00Z", "2026-10-25T08:00:00.000Z", "2026-10-26T08:00:00.000Z"],
  ["Asia/Shanghai", "2026-11-23T01:00:00Z", "2026-11-24T01:00:00.000Z", "2026-11-30T01:00:00.000Z"],
])("mornings are at nine in %s, also over a change of the clock", (zone, now, tomorrow, monday) => {
  vi.stubEnv("TZ", zone);
  const at = Date.parse(now);
  expect(new Date(timeOfQuickReminder("tomorrow", at)).toISOString()).toBe(tomorrow);
  expect(new Date(timeOfQuickReminder("nextMonday", at)).toISOString()).toBe(monday);
});
