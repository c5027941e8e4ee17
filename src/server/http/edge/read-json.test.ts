import { array, assert, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { assertBounded, JSON_DEPTH_MAX, JsonBounds, readJson } from "./read-json.ts";

const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

test("a text is read up to the depth that a call may have, and no deeper", () => {
  expect(readJson(nested(JSON_DEPTH_MAX))).toEqual(JSON.parse(nested(JSON_DEPTH_MAX)));
  expect(readJson(nested(JSON_DEPTH_MAX + 1))).toBeUndefined();
  expect(readJson(nested(JSON_DEPTH_MAX + 1, '{"a":', "}"))).toBeUndefined();
});

test("width is not depth, and what stands in a string is not nested", () => {
  for (const text of [
    `[${Array.from({ length: 1_000 }, () => '{"a":[]}').join()}]`,
    JSON.stringify({ text: nested(3_000) }),
    JSON.stringify({ text: `\\" ${nested(3_000)} \\\\"` }),
    JSON.stringify({ [nested(3_000)]: 1 }),
  ]) {
    expect(() => assertBounded(text)).not.toThrow();
    expect(readJson(text)).toEqual(JSON.parse(text));
  }
});

test("depth behind a string is seen, whatever the string ends with", () => {
  for (const word of ['""', '"\\""', '"\\\\"', '"[[["', '"a\\\\\\""']) {
    expect(() => assertBounded(`[${word},${nested(JSON_DEPTH_MAX)}]`), word).toThrow();
  }
});

test("what is no JSON is nothing", () => {
  for (const text of ["", "{", '"', '"\\', "[1,]", "undefined", "]".repeat(100)]) {
    expect(readJson(text), text).toBeUndefined();
  }
});

test("a text stands for so many values and no more, however few bytes they take", () => {
  const list = (length: number) => `[${Array.from({ length }, () => 1).join()}]`;
  expect(readJson(list(30_000))).toHaveLength(30_000);
  expect(readJson(list(50_000))).toBeUndefined();
});

test("a text that comes in pieces is bounded like one that comes whole, wherever it is cut", () => {
  const signs = string({
    unit: array(integer({ min: 0, max: 7 })).map((picks) =>
      picks.map((pick) => ["[[[[[[[[[[[", "]]]]", '"', "\\", "{", "}", "é", ","][pick]).join(""),
    ),
  });
  const goesThrough = (take: () => void) => {
    try {
      take();
      return true;
    } catch {
      return false;
    }
  };
  assert(
    property(signs, array(integer({ min: 1, max: 9 })), (text, lengths) => {
      const bytes = Buffer.from(text);
      const inPieces = () => {
        const bounds = new JsonBounds();
        let at = 0;
        for (const length of [...lengths, bytes.length]) {
          bounds.take(bytes.subarray(at, at + length));
          at += length;
        }
      };
      expect(goesThrough(inPieces)).toBe(goesThrough(() => assertBounded(text)));
    }),
  );
});
