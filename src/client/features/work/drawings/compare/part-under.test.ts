import { expect, test } from "vitest";
import { partUnder } from "./part-under.ts";

const sheet = { left: -200, width: 1_000 };

test.each([
  [300, 50],
  [-200, 0],
  [800, 100],
  [301, 50.1],
  [-900, 0],
  [1_200, 100],
])("a pointer at %d parts the sheet at %d percent", (x, part) => {
  expect(partUnder(x, sheet)).toBe(part);
});

test("a sheet that is not laid out yet is parted at its edge", () => {
  expect(partUnder(10, { left: 0, width: 0 })).toBe(0);
});
