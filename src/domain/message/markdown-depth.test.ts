import * as fc from "fast-check";
import { expect, test } from "vitest";
import { MARKDOWN_DEPTH_MAX } from "../limits.ts";
import { flattenMarkdown, markdownDepth, refuseDepth } from "./markdown-depth.ts";

test.each([
  ["At noon", 0],
  ["> At noon", 1],
  [">>> At noon", 3],
  ["> > - 1. At noon", 4],
  ["one\n\t> > two\r\nthree", 2],
  ["+ * - at noon", 3],
  ["-5 degrees, 3.5 m, a > b", 0],
  ["- - - - - - - - -", 0],
  ["* * *", 0],
])("how deep %j is nested", (text, depth) => {
  expect(markdownDepth(text)).toBe(depth);
});

test("what is nested deeper than it is drawn is refused, and in plain text it is only signs", () => {
  const deepest = "> ".repeat(MARKDOWN_DEPTH_MAX);
  expect(refuseDepth(`${deepest}a`, "md")).toBeUndefined();
  expect(refuseDepth(`${deepest}> a`, "md")?.reason).toBe("message.tooDeep");
  expect(refuseDepth(`${deepest}> a`, "text")).toBeUndefined();
});

test("a text made flat keeps its words, and one that is flat enough stays as it is", () => {
  const piece = fc.constantFrom("> ", ">", "- ", "12. ", "\t", "word", "\n");
  const lines = fc.array(piece, { maxLength: 200 }).map((pieces) => pieces.join(""));
  fc.assert(
    fc.property(lines, (text) => {
      const flat = flattenMarkdown(text);
      expect(markdownDepth(flat)).toBeLessThanOrEqual(MARKDOWN_DEPTH_MAX);
      expect(flat.match(/word/g)).toEqual(text.match(/word/g));
      if (markdownDepth(text) <= MARKDOWN_DEPTH_MAX) expect(flat).toBe(text);
    }),
  );
});
