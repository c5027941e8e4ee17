import * as fc from "fast-check";
import { marked } from "marked";
import { expect, test } from "vitest";
import { MARKDOWN_DEPTH_MAX, MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import { boundedMarkdown } from "./bounded-markdown.ts";

const html = (text: string) => boundedMarkdown().parse(text, { async: false });
const filled = (piece: string) => piece.repeat(MESSAGE_TEXT_MAX / piece.length);

test.each([
  ["quotes", filled(">")],
  ["quotes apart", filled("> ")],
  ["points", filled("- ")],
  ["numbers", filled("1. ")],
  ["quotes and points", filled("> - ")],
  ["emphasis", "*a _b ".repeat(1_600) + "b_ a*".repeat(1_600)],
])("%s that fill a message are drawn, down to a limit", (_name, text) => {
  const open = html(`${text}word`).match(/<(blockquote|ul|ol|em)>/g) ?? [];
  expect(open.length).toBeLessThanOrEqual(MARKDOWN_DEPTH_MAX);
  expect(html(`${text}word`)).toContain("word");
});

test("what lies too deep is words, and nothing in it acts", () => {
  expect(html(`${filled(">").slice(0, 5_000)}<b onclick="x()">*word*</b>`)).toContain(
    "&lt;b onclick=&quot;x()&quot;&gt;*word*&lt;/b&gt;",
  );
});

test("everything else is drawn as Marked draws it", () => {
  const piece = fc.constantFrom(
    "> ",
    "- ",
    "1. ",
    "**",
    "_",
    "`",
    "word",
    " ",
    "\n",
    "\n\n",
    "[a](b)",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: MARKDOWN_DEPTH_MAX }), (pieces) => {
      const text = pieces.join("");
      expect(html(text)).toBe(marked.parse(text, { async: false, gfm: true, breaks: true }));
    }),
  );
});
