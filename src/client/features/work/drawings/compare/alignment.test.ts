import { expect, test } from "vitest";
import { AS_IT_LIES, fitByPoints } from "#domain/sheet/fit/sheet-fit.ts";
import { alignmentOf, placeOnNewer } from "./alignment.ts";

const older = { width: 1_000, height: 500, fit: AS_IT_LIES };
/** The same at half the size, 100 units farther to the right and 50 farther down, on a larger sheet. */
const newer = { width: 800, height: 800, fit: AS_IT_LIES };
const onNewer = (x: number, y: number) => ({
  x: ((x / 2 + 100) / newer.width) * 1_000_000,
  y: ((y / 2 + 50) / newer.height) * 1_000_000,
});
const onOlder = (x: number, y: number) => ({ x: x * 1_000, y: y * 2_000 });
const pointAt = (x: number, y: number) => ({ older: onOlder(x, y), newer: onNewer(x, y) });

test("two points that both have say how large one is on the other, and where", () => {
  const fit = fitByPoints([pointAt(100, 400), pointAt(900, 100)], older, newer) ?? AS_IT_LIES;
  const compared = { older, newer: { ...newer, fit } };
  const alignment = alignmentOf(compared);
  expect(alignment.x).toBeCloseTo(-200, 6);
  expect(alignment.y).toBeCloseTo(-100, 6);
  expect(alignment.scale).toBeCloseTo(2, 6);
  expect(placeOnNewer(onOlder(300, 200), compared)).toEqual(onNewer(300, 200));
});

test("without points both are of one width", () => {
  expect(alignmentOf({ older, newer })).toEqual({ x: 0, y: 0, scale: 1.25 });
});

test("one that lies on another that was aligned lies as that does", () => {
  const fit = { across: 0.5, down: 0.25, left: 100_000, top: 200_000 };
  const aligned = { ...newer, fit };
  expect(alignmentOf({ older: aligned, newer: aligned })).toEqual({ x: 0, y: 0, scale: 1 });
});
