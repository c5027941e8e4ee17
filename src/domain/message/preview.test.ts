import * as fc from "fast-check";
import { expect, test } from "vitest";
import { previewOf } from "./preview.ts";

function preview(text: string): string {
  return previewOf({ msg: { text, type: "text" } });
}

test("a preview is one line", () => {
  expect(preview("  At\n\tnoon  \r\n sharp ")).toBe("At noon sharp");
});

test("a long message ends in an ellipsis after at most 100 characters, none of them cut in half", () => {
  expect(preview("x".repeat(100))).toBe("x".repeat(100));
  expect(preview("x".repeat(101))).toBe(`${"x".repeat(99)}…`);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 60, maxLength: 300 }), (text) => {
      const short = preview(text);
      expect(short.length).toBeLessThanOrEqual(100);
      expect(short.isWellFormed()).toBe(true);
    }),
  );
  expect(preview(`${"x".repeat(98)}👷👷`)).toBe(`${"x".repeat(98)}…`);
});
