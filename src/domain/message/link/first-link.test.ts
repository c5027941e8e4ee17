import { array, assert, oneof, property, string, webUrl } from "fast-check";
import { expect, test } from "vitest";
import { firstLinkIn, splitAddresses } from "./first-link.ts";
import { LINK_MAX } from "./link-limits.ts";

test.each([
  ["See https://example.com/a?b=c#d.", "https://example.com/a?b=c#d"],
  ["规范见https://example.com/gb50204，第三章", "https://example.com/gb50204"],
  ["[the norm](https://example.com/norm), please", "https://example.com/norm"],
  ["**https://example.com/bold**", "https://example.com/bold"],
  ["https://example.com/Beam_(structure) is it", "https://example.com/Beam_(structure)"],
  ["(https://example.com/a)", "https://example.com/a"],
  ["Two: http://one.example https://two.example", "http://one.example"],
  ["`https://code.example` but https://words.example", "https://words.example"],
])("in %j the link is %j", (text, link) => {
  expect(firstLinkIn(text)).toBe(link);
});

test.each([
  "No link at all",
  "example.com",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "https://",
  "```\nhttps://code.example\n```",
  `https://example.com/${"a".repeat(LINK_MAX)}`,
])("in %j there is none", (text) => {
  expect(firstLinkIn(text)).toBeUndefined();
});

test("whatever is written, a link that is found stands in it and has an end", () => {
  const words = array(oneof(string(), webUrl({ withQueryParameters: true, withFragments: true })));
  assert(
    property(words, (pieces) => {
      const text = pieces.join(" ");
      const link = firstLinkIn(text);
      if (link === undefined) return;
      expect(text).toContain(link);
      expect(link).toMatch(/^https?:\/\/\S+$/i);
      expect(firstLinkIn(link)).toBe(link);
    }),
  );
});

test.each([
  ["规范见https://example.com/gb50204，第三章", ["https://example.com/gb50204"]],
  [
    "(see https://example.com/a), or https://example.com/b.",
    ["https://example.com/a", "https://example.com/b"],
  ],
  ["https://", []],
])("in %j the addresses %j can be pressed", (text, addresses) => {
  const parts = splitAddresses(text);
  expect(parts.map(({ words }) => words).join("")).toBe(text);
  expect(parts.filter(({ isAddress }) => isAddress).map(({ words }) => words)).toEqual(addresses);
});

// An expression that begins anew at each sign would not end.
test("signs without end behind an address take no longer than they are long", () => {
  expect(firstLinkIn(`https://example.com/${".".repeat(1_900)}x`)).toBeDefined();
  expect(firstLinkIn(`https://example.com/${".".repeat(1_000_000)}x`)).toBeUndefined();
});
