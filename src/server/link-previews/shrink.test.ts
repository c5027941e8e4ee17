import { expect, test } from "vitest";
import { shrink } from "./shrink.ts";

const dots = (width: number, height: number, colour: readonly number[]) => ({
  width,
  height,
  data: new Uint8ClampedArray(Array.from({ length: width * height }, () => colour).flat()),
});

test("a picture is made as small as it has to be, in its own proportions", () => {
  const small = shrink(dots(1200, 630, [10, 20, 30, 255]), { width: 240, height: 160 });
  expect([small.width, small.height, small.data.length]).toEqual([240, 126, 240 * 126 * 4]);
  expect([...small.data.subarray(0, 4)]).toEqual([10, 20, 30, 255]);
  const line = shrink(dots(1000, 1, [0, 0, 0, 255]), { width: 240, height: 160 });
  expect([line.width, line.height]).toEqual([240, 1]);
});

test("a small one stays as it is, and what does not cover is white", () => {
  const { width, height, data } = shrink(dots(2, 1, [0, 0, 0, 0]), { width: 240, height: 160 });
  expect([width, height, ...data]).toEqual([2, 1, 255, 255, 255, 255, 255, 255, 255, 255]);
});
