import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { isQuiet, isTimeZone, type QuietHours } from "./quiet-hours.ts";

const night: QuietHours = {
  quiet: true,
  quietFrom: "20:00",
  quietTo: "07:00",
  timeZone: "Asia/Shanghai",
};
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A moment on the clock of Greenwich. */
const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00Z`);

test("quiet hours hold on the person's own clock, over midnight too", () => {
  expect(isQuiet(night, at("11:59"))).toBe(false);
  expect(isQuiet(night, at("12:00"))).toBe(true);
  expect(isQuiet(night, at("16:30"))).toBe(true);
  expect(isQuiet(night, at("22:59"))).toBe(true);
  expect(isQuiet(night, at("23:00"))).toBe(false);
});

test("quiet hours of a day's middle end on the same day", () => {
  const noon = { ...night, quietFrom: "12:00", quietTo: "13:30", timeZone: "UTC" };
  expect(isQuiet(noon, at("11:59"))).toBe(false);
  expect(isQuiet(noon, at("13:29"))).toBe(true);
  expect(isQuiet(noon, at("13:30"))).toBe(false);
});

test("they move with summer time", () => {
  const berlin = { ...night, timeZone: "Europe/Berlin" };
  expect(isQuiet(berlin, Date.parse("2026-07-01T18:30:00Z"))).toBe(true);
  expect(isQuiet(berlin, Date.parse("2026-12-01T18:30:00Z"))).toBe(false);
});

test("switched off, or in a zone that nobody knows, they never hold", () => {
  expect(isQuiet({ ...night, quiet: false }, at("16:30"))).toBe(false);
  expect(isQuiet({ ...night, timeZone: "Mars/Olympus" }, at("16:30"))).toBe(false);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
  expect(isTimeZone("Europe/Berlin")).toBe(true);
});

test("any minute lies in the hours or in those that are left over, never in both", () => {
  const minutes = integer({ min: 0, max: DAY / MINUTE - 1 });
  const clockOf = (minute: number) =>
    new Date(minute * MINUTE).toISOString().slice("1970-01-01T".length, "1970-01-01T00:00".length);
  assert(
    property(minutes, minutes, minutes, (from, to, now) => {
      if (from === to) return;
      const hours = { quiet: true, timeZone: "UTC" };
      const inside = { ...hours, quietFrom: clockOf(from), quietTo: clockOf(to) };
      const outside = { ...hours, quietFrom: clockOf(to), quietTo: clockOf(from) };
      const moment = now * MINUTE;
      expect(isQuiet(inside, moment)).not.toBe(isQuiet(outside, moment));
    }),
  );
});

test("the same time twice is the whole day", () => {
  const always = { ...night, quietFrom: "09:00", quietTo: "09:00" };
  for (const clock of ["00:00", "08:59", "09:00", "23:59"])
    expect(isQuiet(always, at(clock))).toBe(true);
});
