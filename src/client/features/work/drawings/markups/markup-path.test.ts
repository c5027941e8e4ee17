import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MARKUP_KINDS, type Markup } from "#domain/sheet/markup/markup.ts";
import { SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import { lengthOf, markupPath, nearestMarkup, thinned, widthFor } from "./markup-path.ts";

const size = { width: 1000, height: 500 };
const markup = (id: number, kind: Markup["kind"], points: number[]) =>
  ({ id, kind, points }) as Markup;

test("whatever is drawn is a path of numbers", () => {
  const part = fc.integer({ min: 0, max: SHEET_PARTS });
  fc.assert(
    fc.property(
      fc.constantFrom(...MARKUP_KINDS),
      fc.array(part, { minLength: 4 }),
      (kind, points) => {
        expect(markupPath({ kind, points }, size)).toMatch(/^[MLAZ\d .-]*$/);
      },
    ),
  );
});

test("a length follows from what the width stands for, across and down alike", () => {
  expect(lengthOf([0, 0, SHEET_PARTS, 0], size, 50_000)).toBe(50_000);
  expect(lengthOf([0, 0, 0, SHEET_PARTS], size, 50_000)).toBe(25_000);
});

test("a line whose length is known says what the width stands for", () => {
  const half = [0, 0, SHEET_PARTS / 2, 0];
  expect(widthFor(half, size, 8_400)).toBe(16_800);
  expect(lengthOf(half, size, widthFor(half, size, 8_400))).toBe(8_400);
  expect(widthFor([5, 5, 5, 5], size, 8_400)).toBe(0);
});

test("the nearest markup is found on its line, and a cloud on its edge alone", () => {
  const line = markup(1, "line", [0, 0, SHEET_PARTS, 0]);
  const cloud = markup(2, "cloud", [200_000, 200_000, 600_000, 800_000]);
  const at = (x: number, y: number) => nearestMarkup([line, cloud], [x, y], size)?.id;
  expect(at(500_000, 10_000)).toBe(1);
  expect(at(200_000, 500_000)).toBe(2);
  expect(at(400_000, 500_000)).toBeUndefined();
});

test("a long line drawn by hand keeps its ends", () => {
  const points = Array.from({ length: 4_000 }, (_each, index) => index);
  const kept = thinned(points, 1_000);
  expect(kept).toHaveLength(1_000);
  expect([kept.slice(0, 2), kept.slice(-2)]).toEqual([
    [0, 1],
    [3_998, 3_999],
  ]);
  expect(thinned([1, 2, 3, 4], 1_000)).toEqual([1, 2, 3, 4]);
});
