import { expect, test } from "vitest";
import { differenceOf } from "#tests/pictures/difference.ts";

/** A picture of one line; each pixel is one shade of grey. */
const line = (...shades: number[]) =>
  Uint8ClampedArray.from(shades.flatMap((shade) => [shade, shade, shade, 255]));

test("the same picture differs nowhere, and shows faintly what it is", () => {
  const { pixels, marked } = differenceOf(line(0, 255), line(0, 255));
  expect(pixels).toBe(0);
  expect([...marked]).toEqual([192, 192, 192, 255, 255, 255, 255, 255]);
});

test("each pixel that differs is counted and marked in red", () => {
  const { pixels, marked } = differenceOf(line(0, 100, 200), line(0, 160, 201));
  expect(pixels).toBe(1);
  expect(Array.from(marked.slice(4, 8))).toEqual([220, 20, 60, 255]);
});

test("a change of one colour alone counts, and what nobody sees does not", () => {
  const red = Uint8ClampedArray.from([120, 100, 100, 255]);
  expect(differenceOf(line(100), red).pixels).toBe(1);
  expect(differenceOf(line(100), line(110)).pixels).toBe(0);
});

test("something that became see-through differs", () => {
  const gone = Uint8ClampedArray.from([100, 100, 100, 0]);
  expect(differenceOf(line(100), gone).pixels).toBe(1);
});
