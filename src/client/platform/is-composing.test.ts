import { expect, test } from "vitest";
import { isComposing } from "./is-composing.ts";

test("the key that ends a composition belongs to it, also where only its code says so", () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
