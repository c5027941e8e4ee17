import { expect, test } from "vitest";
import { areQuick, isStill } from "./quick-presses.ts";

const first = { at: { x: 10, y: 10 }, time: 1_000 };

test.each([
  ["soon and close", { at: { x: 24, y: 20 }, time: 1_250 }, true],
  ["too late", { at: { x: 10, y: 10 }, time: 1_400 }, false],
  ["elsewhere", { at: { x: 60, y: 10 }, time: 1_100 }, false],
])("a second press %s", (_how, second, isOne) => {
  expect(areQuick(first, second)).toBe(isOne);
  expect(areQuick(undefined, second)).toBe(false);
});

test("a hand is never quite still", () => {
  expect(isStill(first.at, { x: 13, y: 8 })).toBe(true);
  expect(isStill(first.at, { x: 20, y: 10 })).toBe(false);
});
