import { expect, test } from "vitest";
import { seenPart } from "#client/parts/drawing/place-view.ts";
import { placePicture } from "./place-picture.ts";
import { FITTING, turned, zoomTo } from "../zoom.ts";

const stage = { width: 400, height: 800 };
const size = { width: 10_000, height: 5_000 };

const seen = (view: typeof FITTING) => {
  const place = placePicture(view, stage, size);
  return seenPart(place.view, place.stage, size);
};

test("a picture that fits is seen whole, in the middle of the stage", () => {
  const { fitted, view } = placePicture(FITTING, stage, size);
  expect(fitted).toEqual({ width: 400, height: 200 });
  expect(view).toEqual({ scale: 0.04, x: 0, y: 300 });
  expect(seen(FITTING)).toEqual({ x: 0, y: 0, width: 400, height: 200 });
});

test("of an enlarged one that part is seen around which it was enlarged", () => {
  const corner = zoomTo(FITTING, 5, { x: -200, y: -100 });
  expect(seen(corner)).toEqual({ x: 0, y: 0, width: 400, height: 500 });
});

test.each([
  // Against the clock its right side is above: a picture that is moved down shows that.
  [1, { x: 0, y: 500 }, { x: 1_100, y: 300, width: 800, height: 400 }],
  [2, { x: 0, y: 0 }, { x: 800, y: 100, width: 400, height: 800 }],
  [3, { x: 0, y: 500 }, { x: 100, y: 300, width: 800, height: 400 }],
])("one that was turned %i times is seen where it lies then", (turns, at, part) => {
  let view = FITTING;
  for (let turn = 0; turn < turns; turn += 1) view = turned(view);
  expect(seen({ ...zoomTo(view, 5), at })).toEqual(part);
});
