import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SHEET_PARTS } from "../place-on-sheet.ts";
import { AS_IT_LIES, fitByPoints, isSaneFit, placeFrom, placesFrom } from "./sheet-fit.ts";

/** Largest side of a drawing on the screen: two of its pixels are what a pin may be beside its place. */
const TWO_PIXELS = (2 / 10_000) * SHEET_PARTS;

const sideArbitrary = fc.integer({ min: 200, max: 10_000 });
const partArbitrary = fc.integer({ min: 0, max: SHEET_PARTS });

test("two points lay each place of a larger revision within two pixels of where it is", () => {
  fc.assert(
    fc.property(
      sideArbitrary,
      sideArbitrary,
      fc.record({
        scale: fc.double({ min: 0.2, max: 3, noNaN: true }),
        left: fc.integer({ min: 0, max: 3_000 }),
        top: fc.integer({ min: 0, max: 3_000 }),
        margin: fc.integer({ min: 0, max: 3_000 }),
      }),
      partArbitrary,
      partArbitrary,
      (width, height, { scale, left, top, margin }, x, y) => {
        const older = { width, height, fit: AS_IT_LIES };
        const newer = {
          width: left + Math.ceil(width * scale) + margin,
          height: top + Math.ceil(height * scale) + margin,
        };
        const truth = (part: { x: number; y: number }) => ({
          x: ((left + (part.x / SHEET_PARTS) * width * scale) / newer.width) * SHEET_PARTS,
          y: ((top + (part.y / SHEET_PARTS) * height * scale) / newer.height) * SHEET_PARTS,
        });
        const corners = [
          { x: 50_000, y: 50_000 },
          { x: 950_000, y: 900_000 },
        ] as const;
        const [first, second] = corners.map((place) => ({ older: place, newer: truth(place) }));
        if (!first || !second) throw new Error("There are no points");
        const fit = fitByPoints([first, second], older, newer);
        // What is very small on a large sheet cannot be aligned by it.
        if (!fit) return;
        const found = placeFrom({ x, y }, AS_IT_LIES, fit);
        const meant = truth({ x, y });
        expect(Math.abs(found.x - meant.x)).toBeLessThan(TWO_PIXELS);
        expect(Math.abs(found.y - meant.y)).toBeLessThan(TWO_PIXELS);
      },
    ),
  );
});

test("what is set on a revision is where it was set, seen from another one and back", () => {
  const scaleArbitrary = fc.double({ min: 0.05, max: 20, noNaN: true });
  const shiftArbitrary = fc.double({ min: -SHEET_PARTS, max: SHEET_PARTS, noNaN: true });
  const fitArbitrary = fc.record({
    across: scaleArbitrary,
    down: scaleArbitrary,
    left: shiftArbitrary,
    top: shiftArbitrary,
  });
  fc.assert(
    fc.property(fitArbitrary, partArbitrary, partArbitrary, (fit, x, y) => {
      const there = placeFrom({ x, y }, fit, AS_IT_LIES);
      const again = placeFrom(there, AS_IT_LIES, fit);
      expect(Math.abs(again.x - x)).toBeLessThan(TWO_PIXELS);
      expect(Math.abs(again.y - y)).toBeLessThan(TWO_PIXELS);
      expect(placeFrom({ x, y }, fit, fit)).toEqual({ x, y });
      expect(placesFrom([x, y, x, y], fit, AS_IT_LIES)).toEqual([
        there.x,
        there.y,
        there.x,
        there.y,
      ]);
    }),
  );
});

test("points that are close together say nothing", () => {
  const older = { width: 1_000, height: 500, fit: AS_IT_LIES };
  const at = (x: number) => ({ older: { x, y: 0 }, newer: { x, y: 0 } });
  expect(fitByPoints([at(100_000), at(110_000)], older, older)).toBeUndefined();
});

test("a fit follows that of the one by which it is aligned", () => {
  const older = {
    width: 1_000,
    height: 1_000,
    fit: { across: 0.5, down: 0.5, left: 250_000, top: 0 },
  };
  const at = (part: number) => ({ older: { x: part, y: part }, newer: { x: part, y: part } });
  expect(fitByPoints([at(0), at(SHEET_PARTS)], older, older)).toEqual(older.fit);
});

test("revisions laid over each other again and again come to an end before places are lost", () => {
  const page = { width: 841, height: 594 };
  const near = { older: { x: 0, y: 0 }, newer: { x: 0, y: 0 } };
  const far = { older: { x: 51_000, y: 51_000 }, newer: { x: SHEET_PARTS, y: SHEET_PARTS } };
  let fit = AS_IT_LIES;
  for (let turn = 0; turn < 300; turn += 1) {
    const next = fitByPoints([near, far], { ...page, fit }, page);
    if (!next) break;
    fit = next;
  }
  expect(isSaneFit(fit)).toBe(true);
  const [one, other] = [100_000, 900_000].map((x) => placeFrom({ x, y: x }, fit, AS_IT_LIES).x);
  expect((other ?? 0) - (one ?? 0)).toBeGreaterThan(5_000);
});

test("a page that is a line is no measure of another", () => {
  const line = { width: 1, height: 1_000_000, fit: AS_IT_LIES };
  const page = { width: 1_000, height: 1_000 };
  const at = (part: number) => ({ older: { x: part, y: part }, newer: { x: part, y: part } });
  expect(fitByPoints([at(0), at(SHEET_PARTS)], line, page)).toBeUndefined();
});
