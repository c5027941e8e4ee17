import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { ImageHeader } from "./image-header.ts";
import { fitInto, isSentSmaller, scaledInto, unpackingOf } from "./picture-plan.ts";

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

const roomy = { memory: 8, scalesJpegs: true };
const picture = (format: ImageHeader["format"], width: number, height = width): ImageHeader => ({
  format,
  width,
  height,
  orientation: 1,
});

test("what would kill a device is not unpacked on it, however much memory it says it has", () => {
  expect(unpackingOf(picture("png", 7_000), roomy)).toBe("whole");
  expect(unpackingOf(picture("png", 7_000), { ...roomy, memory: 2 })).toBe("none");
  expect(unpackingOf(picture("png", 10_000), roomy)).toBe("none");
  expect(unpackingOf(picture("webp", 10_000), roomy)).toBe("none");
  expect(unpackingOf(picture("png", 0, 9), roomy)).toBe("none");
});

test("of a JPEG no more is unpacked than is needed, where a browser can do that", () => {
  expect(unpackingOf(picture("jpeg", 10_000), roomy)).toBe("scaled");
  expect(unpackingOf(picture("jpeg", 8_064, 6_048), { ...roomy, memory: 2 })).toBe("scaled");
  expect(unpackingOf(picture("jpeg", 2_600), roomy)).toBe("whole");
  const unable = { memory: undefined, scalesJpegs: false };
  expect(unpackingOf(picture("jpeg", 8_064, 6_048), unable)).toBe("whole");
  expect(unpackingOf(picture("jpeg", 10_000), unable)).toBe("none");
  expect(unpackingOf(picture("jpeg", 30_000), roomy)).toBe("none");
  expect(unpackingOf(picture("jpeg", 0, 9), roomy)).toBe("none");
  // Of one that comes in rounds all is held until the last.
  const inRounds = { ...picture("jpeg", 10_000), isProgressive: true } as const;
  expect(unpackingOf(inRounds, roomy)).toBe("none");
});

test("a JPEG is unpacked at the least size that is not smaller than wanted", () => {
  expect(scaledInto({ width: 10_000, height: 5_000 }, 2_560)).toEqual({
    width: 3_750,
    height: 1_875,
  });
  expect(scaledInto({ width: 2_000, height: 1_000 }, 2_560)).toEqual({
    width: 2_000,
    height: 1_000,
  });
  fc.assert(
    fc.property(side, side, fc.integer({ min: 16, max: 4_000 }), (width, height, most) => {
      const scaled = scaledInto({ width, height }, most);
      const least = Math.min(most, Math.max(width, height));
      expect(Math.max(scaled.width, scaled.height)).toBeGreaterThanOrEqual(least);
    }),
  );
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
