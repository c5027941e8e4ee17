import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moment, NOW, ZONE } from "#tests/make/forms/surroundings.ts";
import { formatDate, parseDate, shiftBy, shiftDays, truncateTo } from "./date-format.ts";
import { civilAt, dayAt, fixedZone, momentOf, namedZone, startOfDayNumber, UTC } from "./zone.ts";

const anyTime = fc.integer({ min: Date.UTC(1, 0, 2), max: Date.UTC(9_999, 11, 30) });
const berlin = namedZone("Europe/Berlin") ?? UTC;

it("says what calendar and clock of the platform say", () => {
  fc.assert(
    fc.property(anyTime, (time) => {
      const date = new Date(time);
      expect(civilAt(time, UTC)).toEqual({
        year: date.getUTCFullYear(),
        month: date.getUTCMonth() + 1,
        day: date.getUTCDate(),
        hour: date.getUTCHours(),
        minute: date.getUTCMinutes(),
        second: date.getUTCSeconds(),
      });
    }),
  );
});

it("finds the moment that calendar and clock say, wherever they hang", () => {
  fc.assert(
    fc.property(anyTime, fc.integer({ min: -14, max: 14 }), (time, hours) => {
      const zone = fixedZone(hours * 3_600_000);
      const second = Math.floor(time / 1_000) * 1_000;
      expect(momentOf(civilAt(time, zone), zone)).toBe(second);
    }),
  );
});

describe("a clock that is put forward and back", () => {
  const at = (month: number, day: number, hour: number, minute = 0) =>
    momentOf({ year: 2026, month, day, hour, minute, second: 0 }, berlin);

  it("knows its hours of summer", () => {
    expect(at(7, 1, 12)).toBe(Date.UTC(2026, 6, 1, 10));
    expect(at(1, 1, 12)).toBe(Date.UTC(2026, 0, 1, 11));
  });

  it("takes the first of two same hours, and the moment after one that is left out", () => {
    expect(at(10, 25, 2, 30)).toBe(Date.UTC(2026, 9, 25, 0, 30));
    expect(at(3, 29, 2, 30)).toBe(Date.UTC(2026, 2, 29, 1, 30));
  });

  it("counts a day of 23 hours as one", () => {
    const noon = at(3, 28, 12);
    expect(shiftDays(noon, 1, berlin)).toBe(at(3, 29, 12));
    expect(dayAt(at(3, 29, 23), berlin) - dayAt(noon, berlin)).toBe(1);
    expect(startOfDayNumber(dayAt(noon, berlin), berlin)).toBe(at(3, 28, 0));
  });

  it("and a zone that nobody knows is none", () => {
    expect(namedZone("Mars/Olympus")).toBeUndefined();
  });
});

describe("dates by their format", () => {
  it.each([
    ["yyyy", "2026", moment(2026, 1, 1)],
    ["yyyy-MM", "2026-11", moment(2026, 11, 1)],
    ["yyyy-MM-dd", "2026-11-23", moment(2026, 11, 23)],
    ["yyyy-MM-dd HH:mm", "2026-11-23 09:40", NOW],
    ["YYYY-MM-DD HH:mm:ss", "2026-11-23 09:40:00", NOW],
  ])("%s", (format, text, kept) => {
    expect(formatDate(NOW, format, ZONE)).toBe(text);
    expect(truncateTo(NOW + 999, format, ZONE)).toBe(kept);
    expect(parseDate(text, format, ZONE)).toBe(kept);
  });

  it.each([
    "2026-2-3",
    "2026-02-30",
    "2026-13-01",
    "26-11-23",
    "2026/11/23",
    "2026-11-23 ",
    "２０２６-11-23",
    "+026-11-23",
  ])("%s is no date", (text) => {
    expect(parseDate(text, "yyyy-MM-dd", ZONE)).toBeUndefined();
  });

  it("a month later than the last of January is the last of February", () => {
    const last = moment(2028, 1, 31, 8);
    expect(shiftBy(last, 1, "month", ZONE)).toBe(moment(2028, 2, 29, 8));
    expect(shiftBy(last, -11, "month", ZONE)).toBe(moment(2027, 2, 28, 8));
    expect(shiftBy(moment(2028, 2, 29), 1, "year", ZONE)).toBe(moment(2029, 2, 28));
    expect(shiftBy(last, 2, "hour", ZONE)).toBe(moment(2028, 1, 31, 10));
  });
});
