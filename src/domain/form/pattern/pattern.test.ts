import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPresets } from "../validation/format-presets.ts";
import { compilePattern, PATTERN_TEXT_MAX } from "./pattern.ts";

function fits(pattern: string, text: string): boolean {
  const compiled = compilePattern(pattern);
  if (!compiled.ok) throw new Error(`${pattern}: ${compiled.error}`);
  return compiled.value.fits(text);
}

const patterns = [
  String.raw`^1[3-9]\d{9}$`,
  String.raw`^[\u4e00-\u9fa5][A-Z][A-Z0-9]{5,6}$`,
  String.raw`^(\d{8}|\d{20})$`,
  "a|bc|",
  "(a+)+b",
  "^(a|ab)(c|bcd)(d*)$",
  "[^a-c]x?",
  String.raw`\bab\b`,
  String.raw`\Bb`,
  "(?:ab){2,3}c",
  "(?<name>a)b*?",
  "a{2}|b{1,}",
  "x{0}y",
  String.raw`[\]\-b]`,
  "[a-]",
  "a.c",
  String.raw`\x61\u0062\.`,
  "",
];

it.each(patterns)("finds with %s what the platform finds", (pattern) => {
  const own = compilePattern(pattern);
  const platform = new RegExp(pattern, "u");
  const text = fc.string({
    unit: fc.constantFrom(...Array.from("abcdxyABC013 -.]\n京")),
    maxLength: 14,
  });
  fc.assert(
    fc.property(text, (each) => {
      expect(own.ok && own.value.fits(each)).toBe(platform.test(each));
    }),
  );
});

it("takes large and small letters alike where the pattern says so", () => {
  expect(fits("/^ab[C-D]$/i", "ABd")).toBe(true);
  expect(fits("/^[^a]$/i", "A")).toBe(false);
  expect(fits("/^ab$/", "AB")).toBe(false);
});

it("ends soon where an engine that tries again would not, whatever the pattern", () => {
  expect(fits("^(a+)+$", `${"a".repeat(PATTERN_TEXT_MAX - 1)}!`)).toBe(false);
  expect(fits("^(.*)(.*)(.*)(.*)(.*)(.*)x$", "y".repeat(PATTERN_TEXT_MAX))).toBe(false);
});

it.each([
  ["(?=a)b", "unsupported"],
  ["(?<!a)b", "unsupported"],
  [String.raw`(a)\1`, "unsupported"],
  [String.raw`\p{L}`, "unsupported"],
  ["(a", "broken"],
  ["a)", "broken"],
  ["*a", "broken"],
  ["[a", "broken"],
  ["[b-a]", "broken"],
  ["a{3,2}", "broken"],
  ["(a{100}){100}", "tooLong"],
  ["a".repeat(501), "tooLong"],
  ["(".repeat(30) + ")".repeat(30), "tooLong"],
])("refuses %s", (pattern, reason) => {
  expect(compilePattern(pattern)).toEqual({ ok: false, error: reason });
});

it("fits no text that is too long to look through", () => {
  expect(fits("a", "a".repeat(PATTERN_TEXT_MAX))).toBe(true);
  expect(fits("a", "a".repeat(PATTERN_TEXT_MAX + 1))).toBe(false);
});

describe("the formats that the designer offers", () => {
  it.each([
    ["digits", ["0", "123"], ["", "1.0", "a"]],
    ["money", ["1", "-1.25", "123456789012345.99"], ["1.234", "1234567890123456", "."]],
    ["number", ["1.2345", "+5"], ["1.23456", "1e3"]],
    ["email", ["a.b@c.de", "x@y-z.info"], ["a@b", "a@b.abcde", "a b@c.de"]],
    ["phone", ["13812345678", "+86-13812345678", "021-1234567"], ["12345", "abc"]],
    ["mobile", ["13812345678"], ["12812345678", "1381234567"]],
    ["landline", ["1234567", "0571-12345678"], ["123456"]],
    ["mobileOrLandline", ["13812345678", "1234567"], ["12"]],
  ] as const)("%s", (name, right, wrong) => {
    expect(right.filter((text) => !fits(formatPresets[name], text))).toEqual([]);
    expect(wrong.filter((text) => fits(formatPresets[name], text))).toEqual([]);
  });
});
