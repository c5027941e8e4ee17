import * as fc from "fast-check";
import { expect, test } from "vitest";
import { splitLongWords } from "./long-words.ts";

test("a word that is too long for a browser is parted, and nothing of it is lost", () => {
  const piece = fc.constantFrom(
    "W",
    " ",
    "e\u0301",
    "👩‍👩‍👧‍👦",
    "\u05D0\u202E",
    "雨",
    "\n",
    "W".repeat(90),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => {
      const text = pieces.join("");
      const parts = splitLongWords(text);
      expect(parts.join("")).toBe(text);
      for (const part of parts) expect(part).not.toMatch(/[^\s雨]{120}/);
      for (const part of parts.slice(1)) expect(part).not.toMatch(/^(?:\p{M}|\u200D)/u);
    }),
  );
});

test.each(["", "At noon", "混凝土".repeat(500), "Pour the pier cap. ".repeat(500)])(
  "what has places to break stays whole",
  (text) => {
    expect(splitLongWords(text)).toEqual([text]);
  },
);
