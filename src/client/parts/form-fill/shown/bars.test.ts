import { expect, test } from "vitest";
import { barsOf } from "./bars.ts";

test("letters and digits become bars", () => {
  const bars = barsOf("D118", "code128");
  expect(bars?.width).toBeGreaterThan(50);
  expect(bars?.path).toMatch(/^M0 0h2v1h-2z/);
});

test("what is neither, or what its code cannot write, is not drawn", () => {
  expect(barsOf("D-118", "code128")).toBeUndefined();
  expect(barsOf("", "code128")).toBeUndefined();
  expect(barsOf("letters", "ean13")).toBeUndefined();
});
