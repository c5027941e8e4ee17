import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import {
  enlarged,
  fitting,
  keptOnStage,
  lookingAt,
  pinched,
  placeAt,
  seenPart,
} from "./place-view.ts";

const stage = { width: 1000, height: 600, right: 0, bottom: 0 };
const sheet = { width: 2384, height: 1684 };

test("a sheet that fits is whole and in the middle", () => {
  const view = fitting(stage, sheet);
  expect(seenPart(view, stage, sheet)?.width).toBeCloseTo(sheet.width * view.scale);
  expect(view.x + (sheet.width * view.scale) / 2).toBeCloseTo(500);
  expect(view.y + (sheet.height * view.scale) / 2).toBeCloseTo(300);
});

test("a sheet that fits leaves free what the tools lie over", () => {
  const beside = fitting({ ...stage, right: 300 }, sheet);
  expect(beside.x + sheet.width * beside.scale).toBeLessThan(700);
  const above = fitting({ ...stage, bottom: 200 }, sheet);
  expect(above.y + sheet.height * above.scale).toBeLessThan(400);
});

const factor = fc.double({ min: 0.2, max: 5, noNaN: true });
const across = fc.integer({ min: 0, max: 1000 });
const down = fc.integer({ min: 0, max: 600 });

test("what lies under the pointer stays there", () => {
  fc.assert(
    fc.property(factor, across, down, (by, x, y) => {
      const before = fitting(stage, sheet);
      const after = enlarged(before, by, { x, y }, before.scale);
      expect((x - after.x) / after.scale).toBeCloseTo((x - before.x) / before.scale, 3);
      expect((y - after.y) / after.scale).toBeCloseTo((y - before.y) / before.scale, 3);
    }),
  );
});

test("a place that is looked at lies in the middle", () => {
  const part = fc.integer({ min: 1, max: SHEET_PARTS - 1 });
  fc.assert(
    fc.property(part, part, (x, y) => {
      const view = lookingAt({ x, y }, stage, sheet);
      expect(placeAt({ x: 500, y: 300 }, view, sheet)).toEqual({ x, y });
    }),
  );
});

test("beside the sheet there is no place, and a sheet is never lost", () => {
  const view = fitting(stage, sheet);
  expect(placeAt({ x: 0, y: 0 }, view, sheet)).toBeUndefined();
  const away = keptOnStage({ ...view, x: 90_000, y: -90_000 }, stage, sheet);
  expect(seenPart(away, stage, sheet)).toBeDefined();
});

test("two fingers enlarge around their middle", () => {
  const view = fitting(stage, sheet);
  const now = pinched(
    view,
    [
      { x: 400, y: 300 },
      { x: 600, y: 300 },
    ],
    [
      { x: 300, y: 300 },
      { x: 700, y: 300 },
    ],
    view.scale,
  );
  expect(now.scale).toBeCloseTo(view.scale * 2);
  expect((500 - now.x) / now.scale).toBeCloseTo((500 - view.x) / view.scale);
});
