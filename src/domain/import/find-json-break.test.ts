import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findJsonBreak } from "./find-json-break.ts";

describe("finding where a file stops being JSON", () => {
  it.each([
    ['{"a":1,', { truncated: true, line: 1, column: 8 }],
    ['{\n  "a": [1, 2', { truncated: true, line: 2, column: 13 }],
    ['{"a":"unfini', { truncated: true, line: 1, column: 13 }],
    ['{"a":"\\u12', { truncated: true, line: 1, column: 11 }],
    ['{"a":tru', { truncated: true, line: 1, column: 9 }],
    ['{"a":-1.', { truncated: true, line: 1, column: 9 }],
    ["", { truncated: true, line: 1, column: 1 }],
    ["<!doctype html>", { truncated: false, line: 1, column: 1 }],
    ['{\n"a": 1,\n}', { truncated: false, line: 3, column: 1 }],
    ['{"a":1}}', { truncated: false, line: 1, column: 8 }],
    ['{"a":01}', { truncated: false, line: 1, column: 6 }],
    ["[1,,2]", { truncated: false, line: 1, column: 4 }],
    ['["a\nb"]', { truncated: false, line: 1, column: 4 }],
    ['["\\x"]', { truncated: false, line: 1, column: 3 }],
    ["{'a':1}", { truncated: false, line: 1, column: 2 }],
    ["hello", { truncated: false, line: 1, column: 1 }],
  ])("points at the break of %j", (text, place) => {
    expect(findJsonBreak(text)).toEqual(place);
  });

  it("finds no break in anything that is JSON", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(0, 1, 4), (json, indent) => {
        expect(findJsonBreak(JSON.stringify(JSON.parse(json), null, indent))).toBeNull();
      }),
    );
  });

  it("calls every beginning of an object truncated", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, cut) => {
        const text = JSON.stringify(value);
        expect(findJsonBreak(text.slice(0, cut % text.length))?.truncated).toBe(true);
      }),
    );
  });

  it("says of any text the same as the engine does", () => {
    const pieces = fc.constantFrom(...'{}[]:,"\\ue1-.0tn \n'.split(""), "true", "null", '"a"');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
        const text = parts.join("");
        expect(findJsonBreak(text) === null).toBe(isJson(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it("walks a million open brackets without running out of stack", () => {
    expect(findJsonBreak("[".repeat(1_000_000))).toEqual({
      truncated: true,
      line: 1,
      column: 1_000_001,
    });
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
