import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canDecode, fitInto, isSentSmaller } from "./picture-plan.ts";

const side = fc.integer({ min: 1, max: 100_000 });

test("a smaller picture fits, keeps its form, and is never larger than the picture or nothing", () => {
  fc.assert(
    fc.property(side, side, fc.integer({ min: 16, max: 4_000 }), (width, height, most) => {
      const fitted = fitInto({ width, height }, most);
      expect(Math.max(fitted.width, fitted.height)).toBe(Math.min(most, Math.max(width, height)));
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      const scale = Math.max(fitted.width, fitted.height) / Math.max(width, height);
      expect(Math.abs(fitted.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fitted.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});

test("what would kill a device is not decoded on it", () => {
  expect(canDecode({ width: 8_064, height: 6_048 }, undefined)).toBe(true);
  expect(canDecode({ width: 10_000, height: 10_000 }, 4)).toBe(false);
  expect(canDecode({ width: 10_000, height: 10_000 }, 8)).toBe(true);
  expect(canDecode({ width: 30_000, height: 30_000 }, 8)).toBe(false);
  expect(canDecode({ width: 0, height: 9 }, 8)).toBe(false);
});

test("photographs are sent smaller unless the original is asked for; what moves or others decode goes as it is", () => {
  const photograph = { format: "jpeg", width: 4_000, height: 3_000, orientation: 1 } as const;
  expect(isSentSmaller(photograph, false)).toBe(true);
  expect(isSentSmaller(photograph, true)).toBe(false);
  expect(isSentSmaller({ ...photograph, width: 2_560 }, false)).toBe(true);
  expect(isSentSmaller({ ...photograph, width: 2_560, height: 2_000 }, false)).toBe(false);
  expect(isSentSmaller({ ...photograph, format: "gif" }, false)).toBe(false);
  expect(isSentSmaller({ ...photograph, format: "heif" }, false)).toBe(false);
});
