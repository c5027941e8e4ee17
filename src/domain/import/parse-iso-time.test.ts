import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseIsoTime } from "./parse-iso-time.ts";

describe("reading the time of a foreign file", () => {
  it.each([
    ["1970-01-01T00:00:00.000Z", 0],
    ["2015-06-19T10:43:07.215Z", 1_434_710_587_215],
    ["2024-02-29T23:59:59Z", 1_709_251_199_000],
    ["2024-05-01", 1_714_521_600_000],
    ["2024-05-01T08:00+08:00", 1_714_521_600_000],
    ["2024-04-30T21:30:00-0230", 1_714_521_600_000],
    ["2024-05-01T00:00:00.1239Z", 1_714_521_600_123],
    ["1969-12-31T23:59:59.999Z", -1],
  ])("understands %s", (text, time) => {
    expect(parseIsoTime(text)).toBe(time);
  });

  it.each([
    "",
    "today",
    "1714521600000",
    "2024-05-01T08:00:00",
    "2023-02-29",
    "2024-13-01",
    "2024-00-10",
    "2024-04-31",
    "2024-05-01T24:00Z",
    "2024-05-01T10:60Z",
    "2024-05-01T10:00:60Z",
    "2024-05-01T10:00+24:00",
    "2024-5-1",
    "01.05.2024",
    " 2024-05-01",
    "2024-05-01\n",
    "+002024-05-01T00:00Z",
  ])("does not guess at %j", (text) => {
    expect(parseIsoTime(text)).toBeNull();
  });

  it("agrees with the calendar on every moment of four-digit years", () => {
    const moments = fc
      .date({ noInvalidDate: true })
      .filter((moment) => moment.getUTCFullYear() >= 0 && moment.getUTCFullYear() <= 9999);
    fc.assert(
      fc.property(moments, (moment) => {
        expect(parseIsoTime(moment.toISOString())).toBe(moment.getTime());
      }),
    );
  });

  it("never throws on any text", () => {
    fc.assert(fc.property(fc.string(), (text) => void parseIsoTime(text)));
  });
});
