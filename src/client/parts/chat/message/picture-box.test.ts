import { expect, test } from "vitest";
import { sizeInChat } from "./picture-box.ts";

test.each([
  [4000, 3000, 220, 165],
  [3000, 4000, 165, 220],
  [100, 80, 100, 80],
  [10_000, 10, 220, 64],
  [0, 0, 220, 220],
])("a picture of %d x %d stands as %d x %d", (width, height, shownWidth, shownHeight) => {
  expect(sizeInChat({ width, height })).toEqual({ width: shownWidth, height: shownHeight });
});
