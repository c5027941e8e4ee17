import { expect, test } from "vitest";
import { isPhoneNumber, withoutSeparators } from "./phone.ts";

test.each([
  ["13800138000", true],
  ["138 0013-8000", true],
  ["+86 138 0013 8000", true],
  ["+49 (30) 901-820", true],
  ["+1 415/555.2671", true],
  ["23800138000", false],
  ["1380013800", false],
  ["+86 30 901820", false],
  ["030 901820", false],
  ["+49", false],
  ["+0 415 555 2671", false],
  ["+1234567890123456", false],
  ["call me", false],
  ["", false],
])("%s is a phone number: %s", (text, is) => {
  expect(isPhoneNumber(text)).toBe(is);
});

test("a number is kept without what stands between its digits", () => {
  expect(withoutSeparators(" +49 (30) 901-820 ")).toBe("+4930901820");
});
