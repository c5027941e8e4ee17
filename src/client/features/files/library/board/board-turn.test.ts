import { expect, test } from "vitest";
import { boardSeconds, turned } from "./board-turn.ts";

test("behind the last file comes the first, and before the first the last", () => {
  expect(turned([4, 7, 9], 9, 1)).toBe(4);
  expect(turned([4, 7, 9], 4, -1)).toBe(9);
  expect(turned([4, 7, 9], 4, 1)).toBe(7);
  expect(turned([4], 4, 1)).toBe(4);
});

test("a board begins with its first file, and again where the shown one is gone", () => {
  expect(turned([4, 7], undefined, 0)).toBe(4);
  expect(turned([4, 7], 8, 1)).toBe(4);
  expect(turned([], 8, 1)).toBeUndefined();
});

test("only times that can be chosen are taken from an address", () => {
  expect(boardSeconds("30")).toBe(30);
  expect(boardSeconds(60)).toBe(60);
  for (const wrong of [undefined, "", "0", -5, "1e9", "NaN", {}])
    expect(boardSeconds(wrong)).toBe(15);
});
