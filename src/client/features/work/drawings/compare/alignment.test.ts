import { expect, test } from "vitest";
import { byPoints, byWidth, placeOnNewer, readAlignment, writeAlignment } from "./alignment.ts";

const older = { width: 1_000, height: 500 };
/** The same at half the size, 100 units farther to the right and 50 farther down, on a larger sheet. */
const newer = { width: 800, height: 800 };
const compared = { older, newer };
const onNewer = (x: number, y: number) => ({
  x: ((x / 2 + 100) / newer.width) * 1_000_000,
  y: ((y / 2 + 50) / newer.height) * 1_000_000,
});
const onOlder = (x: number, y: number) => ({ x: x * 1_000, y: y * 2_000 });
const pointAt = (x: number, y: number) => ({ older: onOlder(x, y), newer: onNewer(x, y) });

test("two points that both have say how large one is on the other, and where", () => {
  const alignment = byPoints([pointAt(100, 400), pointAt(900, 100)], compared);
  expect(alignment).toEqual({ x: -200, y: -100, scale: 2 });
  const place = alignment && placeOnNewer(onOlder(300, 200), alignment, compared);
  expect(place).toEqual(onNewer(300, 200));
});

test("points that are close together say nothing", () => {
  expect(byPoints([pointAt(100, 400), pointAt(120, 410)], compared)).toBeUndefined();
});

test("without points both are of one width", () => {
  expect(byWidth(compared)).toEqual({ x: 0, y: 0, scale: 1.25 });
});

test("it is written down and read, and what is none is not", () => {
  const alignment = { x: -200.5, y: 0, scale: 2 };
  expect(readAlignment(writeAlignment(alignment))).toEqual(alignment);
  for (const none of [undefined, "", "1 2", "1 2 0", "a b c"])
    expect(readAlignment(none)).toBeUndefined();
});
