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

test("a preview of markdown shows the words without their marks", () => {
  const md = (text: string) => previewOf({ msg: { text, type: "md" } });
  expect(md("**Rebar** checked, see `C35/45`")).toBe("Rebar checked, see C35/45");
  expect(md("# Today\n- pour\n- cure")).toBe("Today pour cure");
  expect(md("2 * 3 is 6, file_name")).toBe("2 * 3 is 6, file_name");
  expect(md("Heights:\n| Axis | m |\n|---|---:|\n| B | 12 |")).toBe("Heights: Axis | m B | 12");
});

// An expression that tries each part of it anew would not end.
test.each([
  ["a line of a table", (long: number) => `|${"-".repeat(long)}x`],
  ["spaces below one", (long: number) => `|-\n${" ".repeat(long)}x`],
  ["many of them", (long: number) => "|-\n".repeat(long / 3)],
])("%s takes no longer than it is long", (_what, text) => {
  expect(previewOf({ msg: { text: text(1_000_000), type: "md" } })).toBeDefined();
});
