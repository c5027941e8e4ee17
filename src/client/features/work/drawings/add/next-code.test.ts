import { expect, test } from "vitest";
import { nextCode } from "./next-code.ts";

test.each([
  ["C", "D"],
  ["c", "d"],
  ["P02", "P03"],
  ["9", "10"],
  ["09", "10"],
  ["Rev 3", "Rev 4"],
  ["2-B", "2-C"],
  ["修改3", "修改4"],
  ["Z", ""],
  ["IFC", ""],
  ["draft", ""],
  ["", ""],
])("after %j comes %j", (code, next) => {
  expect(nextCode(code)).toBe(next);
});
