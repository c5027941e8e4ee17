import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readXml } from "./read-xml.ts";

/** What was read, as a text of its own. */
function read(text: string) {
  const told: string[] = [];
  const problem = readXml(text, {
    open: (name) => told.push(`<${name}>`),
    text: (words) => told.push(words),
    close: () => told.push("</>"),
  });
  return problem ?? told.join("");
}

test("elements, words and what is set apart are told in their order", () => {
  const text = `\uFEFF<?xml version="1.0"?><!-- > -->
<p:Project xmlns:p="x" y='a>b'><Name>Tower &amp; &#x42;&#67;</Name><Empty a="1"/><![CDATA[<raw> &amp;]]></p:Project>\n`;
  expect(read(text)).toBe("<Project><Name>Tower & BC</><Empty></><raw> &amp;</>");
});

test.each([
  ["words", "broken", 1],
  ["<a>\n</b>", "broken", 2],
  ["<a></a>\n<b></b>", "broken", 2],
  ["<a></a>rest", "broken", 1],
  ["<a>&eacute;</a>", "broken", 1],
  ["<a>&#0;</a>", "broken", 1],
  ["<a>&</a>", "broken", 1],
  ["<1/>", "broken", 1],
  ["", "broken", 1],
  ["</a>", "broken", 1],
  ["<a>\n<b", "truncated", 2],
  ["<a>\n<b>x</b>\n", "truncated", 3],
  ['<a x="', "truncated", 1],
  ["<a><![CDATA[", "truncated", 1],
  ['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', "declarations", 1],
  ["<a>".repeat(200_000), "deep", 1],
])("%# is refused with its line: %.60s", (text, kind, line) => {
  expect(read(text)).toEqual({ kind, line });
});

test("whatever a text is, it is read or refused", () => {
  const signs = fc.constantFrom(
    "<a>",
    "</a>",
    "<b/>",
    "&amp;",
    "&",
    "<",
    ">",
    '"',
    "'",
    "x",
    "<!--",
  );
  fc.assert(
    fc.property(fc.array(signs), fc.string(), (parts, words) => {
      read(parts.join(""));
      read(`<a>${words}</a>`);
    }),
  );
});

test("words that are written as XML are read as they were", () => {
  const written = (text: string) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(read(`<a>${written(text)}</a>`)).toBe(`<a>${text}</>`);
    }),
  );
});

test("a file of twenty megabytes of one tag is refused at once", () => {
  const before = performance.now();
  expect(read(`<a ${"b='c' ".repeat(3_000_000)}`)).toMatchObject({ kind: "truncated" });
  expect(read(`<a>${"&amp".repeat(5_000_000)}</a>`)).toMatchObject({ kind: "broken" });
  expect(performance.now() - before).toBeLessThan(10_000);
});
