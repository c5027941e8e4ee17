import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import { SHEET_CALLOUTS_MAX } from "#domain/sheet/sheet-limits.ts";
import { findCallouts, type RunningWords } from "./find-callouts.ts";

const flat = (text: string): RunningWords => ({
  text,
  start: { x: 0.2, y: 0.5 },
  end: { x: 0.4, y: 0.5 },
  up: { x: 0, y: -0.01 },
});
const numbersIn = (...texts: string[]) => findCallouts(texts.map(flat)).map(({ number }) => number);

test("numbers are found within words, and nothing that only begins like one", () => {
  expect(numbersIn("SEE DETAIL 3/A-301")).toEqual(["A-301"]);
  expect(numbersIn("S1.02 and E-12.3")).toEqual(["S1.02", "E-12.3"]);
  expect(numbersIn("详见建施-07")).toEqual(["详见建施-07"]);
  expect(numbersIn("ISO9001:2015x", "Level 7", "C50/60 concrete")).toEqual(["ISO9001", "C50"]);
  expect(numbersIn("12.40", "Ø28", "1:250", "")).toEqual([]);
});

test("the box lies around the number alone, also where the words run upwards", () => {
  const [box] = findCallouts([flat("SEE A-30")]);
  expect(box).toEqual({ number: "A-30", x: 300_000, y: 490_000, width: 100_000, height: 10_000 });
  const upwards = {
    text: "A-30",
    start: { x: 0.5, y: 0.6 },
    end: { x: 0.5, y: 0.4 },
    up: { x: -0.02, y: 0 },
  };
  expect(findCallouts([upwards])).toEqual([
    { number: "A-30", x: 480_000, y: 400_000, width: 20_000, height: 200_000 },
  ]);
});

test("of very many those with a hyphen come along", () => {
  const marks = Array.from({ length: 200 }, (_, index) => `P${index}`);
  const found = numbersIn(...marks, "A-301");
  expect(found).toHaveLength(SHEET_CALLOUTS_MAX);
  expect(found[0]).toBe("A-301");
});

test("whatever stands on a page, boxes lie on it", () => {
  const point = fc.record({
    x: fc.double({ min: -3, max: 3, noNaN: true }),
    y: fc.double({ min: -3, max: 3, noNaN: true }),
  });
  const words = fc.record({
    text: fc.constantFrom("SEE A-301", "B-2/C-3"),
    start: point,
    end: point,
    up: point,
  });
  fc.assert(
    fc.property(fc.array(words), (page) => {
      for (const { x, y, width, height } of findCallouts(page)) {
        for (const part of [x, y, width, height]) {
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(SHEET_PARTS);
        }
      }
    }),
  );
});
