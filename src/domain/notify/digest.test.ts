import { assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { digestPartOf, digestUntil, nextDigest } from "./digest.ts";

const at = (text: string) => Date.parse(text);
const inBerlin = { digestAt: "07:30", timeZone: "Europe/Berlin" };

describe("a digest is due", () => {
  test("each day at its time on the person's clock, also where that is put forward", () => {
    const daily = { ...inBerlin, digest: "daily" } as const;
    expect(nextDigest(daily, at("2026-03-28T06:29:00Z"))).toBe(at("2026-03-28T06:30:00Z"));
    expect(nextDigest(daily, at("2026-03-28T06:30:00Z"))).toBe(at("2026-03-29T05:30:00Z"));
  });

  test("on Mondays for the week", () => {
    const weekly = { ...inBerlin, digest: "weekly" } as const;
    // 2026-11-30 is a Monday.
    expect(nextDigest(weekly, at("2026-11-26T12:00:00Z"))).toBe(at("2026-11-30T06:30:00Z"));
    expect(nextDigest(weekly, at("2026-11-30T06:30:00Z"))).toBe(at("2026-12-07T06:30:00Z"));
  });

  test("never where nobody wants one", () => {
    expect(nextDigest({ ...inBerlin, digest: "off" }, 0)).toBeUndefined();
  });

  test("after each moment once more within a day, or a week, whatever the zone", () => {
    const zones = constantFrom(
      "UTC",
      "Pacific/Apia",
      "America/St_Johns",
      "Asia/Shanghai",
      "Nowhere",
    );
    const moments = integer({ min: 0, max: at("2090-01-01") });
    assert(
      property(zones, moments, constantFrom("daily", "weekly"), (timeZone, now, digest) => {
        const next = nextDigest({ digest, digestAt: "23:59", timeZone }, now) ?? 0;
        expect(next).toBeGreaterThan(now);
        // A day of which a part is left out or comes twice, and one that is left out altogether.
        const most = (digest === "daily" ? 1 : 7) + 1.1;
        expect(next - now).toBeLessThanOrEqual(most * 24 * 3_600_000);
      }),
    );
  });
});

test("it looks ahead to the end of the day, or of the week", () => {
  const now = at("2026-11-30T06:30:00Z");
  expect(digestUntil({ ...inBerlin, digest: "daily" }, now)).toBe(at("2026-11-30T23:00:00Z") - 1);
  expect(digestUntil({ ...inBerlin, digest: "weekly" }, now)).toBe(at("2026-12-06T23:00:00Z") - 1);
});

test("a task is late, due or begins, and what lies further ahead is left out", () => {
  const when = { now: 100, until: 200 };
  const part = (startTime: number, endTime: number) => digestPartOf({ startTime, endTime }, when);
  expect(part(10, 99)).toBe("overdue");
  expect(part(10, 100)).toBe("due");
  expect(part(150, 200)).toBe("due");
  expect(part(150, 201)).toBe("starts");
  expect(part(50, 300)).toBeUndefined();
  expect(part(201, 300)).toBeUndefined();
  expect(part(0, 0)).toBeUndefined();
});
