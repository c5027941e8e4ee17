import { expect, test } from "vitest";
import { clampWidth, LEAST, MOST, widthAfterKey } from "./use-pane-width.ts";

test("a pane is never narrower or wider than it can be read", () => {
  expect(clampWidth(10)).toBe(LEAST);
  expect(clampWidth(5_000)).toBe(MOST);
  expect(clampWidth(300.4)).toBe(300);
});

test("a kept width that makes no sense is the usual one", () => {
  expect(clampWidth(Number.NaN)).toBe(320);
});

test("the arrow keys move the edge, Home and End lead to its limits", () => {
  expect(widthAfterKey("ArrowLeft", 320)).toBe(304);
  expect(widthAfterKey("ArrowRight", 320)).toBe(336);
  expect(widthAfterKey("ArrowRight", MOST)).toBe(MOST);
  expect(widthAfterKey("Home", 320)).toBe(LEAST);
  expect(widthAfterKey("End", 320)).toBe(MOST);
  expect(widthAfterKey("Enter", 320)).toBeUndefined();
});
