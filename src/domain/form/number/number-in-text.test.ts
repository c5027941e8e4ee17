import { expect, test } from "vitest";
import { toNumber } from "./exact.ts";
import { numberInText } from "./number-in-text.ts";

test.each([
  ["12.5", 12.5],
  ["-3", -3],
  ["1,234", 1_234],
  ["1,234,567.8", 1_234_567.8],
  ["12,5", 12.5],
  ["0,05", 0.05],
  ["1.234,50", 1_234.5],
  ["-1.234.567,8", -1_234_567.8],
  ["1 234,5", 1_234.5],
  ["1\u00A0234\u00A0567", 1_234_567],
  ["12.345", 12.345],
])("%s is a number, whoever wrote it", (text, number) => {
  const found = numberInText(text);
  expect(found && toNumber(found)).toBe(number);
});

test.each(["", ",", "1,2,3", "12,34.5", "1.23.4", "1 2", "12 3456", "twelve", "1,,2", "1.234.567"])(
  "%o says none",
  (text) => {
    expect(numberInText(text)).toBeUndefined();
  },
);
