import * as fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf, timeLeft } from "./progress.ts";

const row = { state: "uploading" as const, size: 1_000, hashed: 1_000, sent: 0 };

test("all of it is 99 percent until the server has put it together", () => {
  expect(percentOf({ ...row, sent: 1_000 })).toBe(99);
  expect(percentOf({ ...row, sent: 1_000, state: "success" })).toBe(100);
  expect(percentOf({ ...row, state: "checking", hashed: 500 })).toBe(50);
  expect(percentOf({ ...row, state: "paused", sent: 258 })).toBe(25);
});

test("percents go from 0 to 99 and never back while bytes come", () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), (size, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const [before, after] = [less, more].map((sent) => percentOf({ ...row, size, sent }));
      expect(before).toBeGreaterThanOrEqual(0);
      expect(after).toBeLessThanOrEqual(99);
      expect(after).toBeGreaterThanOrEqual(before ?? 0);
    }),
  );
});

test("the time that is left follows from the speed, where one is known", () => {
  expect(timeLeft({ ...row, sent: 500, bytesPerSecond: 250 })).toBe(2_000);
  expect(timeLeft(row)).toBeUndefined();
  expect(timeLeft({ ...row, state: "paused", bytesPerSecond: 250 })).toBeUndefined();
});
