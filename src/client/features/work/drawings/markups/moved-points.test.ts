import { expect, test } from "vitest";
import { movedPoints } from "./moved-points.ts";

test("all places are moved by the same", () => {
  expect(movedPoints([100, 200, 300, 400], { x: 10.4, y: -50 })).toEqual([110, 150, 310, 350]);
});

test("what is moved over the edge stops there and keeps its shape", () => {
  expect(movedPoints([100, 200, 300, 400], { x: -5_000, y: 0 })).toEqual([0, 200, 200, 400]);
  expect(movedPoints([0, 999_000, 10, 999_900], { x: 0, y: 5_000 })).toEqual([
    0, 999_100, 10, 1_000_000,
  ]);
});

test("what reaches beyond the edge of this revision comes onto it", () => {
  expect(movedPoints([-500, 0, 100, 0], { x: -20, y: 0 })).toEqual([0, 0, 600, 0]);
});
