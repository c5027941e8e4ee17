import { expect, test } from "vitest";
import * as fc from "fast-check";
import { nameShape } from "./name.ts";
import { isSeen, oneLine } from "./one-line.ts";

const shape = nameShape(1, 20);
const read = (text: string) => shape.safeParse(text).data;

test.each([
  ["a word that turns the direction", "\u202etooR", "tooR"],
  ["one that isolates it", "\u2067tooR\u2069", "tooR"],
  ["a mark of direction", "Root\u061c\u200e", "Root"],
  ["a soft hyphen", "Ro\u00adot", "Root"],
  ["a filler of Hangul", "Root\u3164", "Root"],
  ["a joiner of nothing", "R\u034foot", "Root"],
  ["tags of nothing", "Root\u{e0041}", "Root"],
  ["a line break", "Root\nAdmin", "Root Admin"],
  ["line breaks of other kinds", "Root\r\n\u2028Admin\u0085", "Root Admin"],
  ["a tabulator", "Pour\tslab", "Pour slab"],
  ["an empty cell of Braille", "Root\u2800Admin", "Root Admin"],
  ["a zero", "Ro\0ot", "Root"],
  ["a heap of marks", `R\u0301${"\u0300".repeat(30)}oot`, "R\u0301\u0300\u0300\u0300oot"],
])("of a name %s does not stay", (_what, name, seen) => {
  expect(read(name)).toBe(seen);
});

test.each([
  "Ada Stone",
  "李　明",
  "葛\u{e0100}城",
  "می\u200cخواهم",
  "क्\u200dष",
  "👩\u200d🔧 Crew",
  "❤\ufe0f",
  "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
  "Nguyễn",
  "José",
])("%s stays as it is", (name) => {
  expect(read(name)).toBe(name);
});

test.each([
  ["\u2800\u2800"],
  ["\u3164\u3164"],
  ["\u202e\u202e"],
  ["\u200d"],
  ["\u0301\u0302"],
  ["\ufe0f\ufe0f"],
  [" \n "],
])("nothing is called %j", (name) => {
  expect(read(name)).toBeUndefined();
});

test("where there is something and nothing to be seen, the reason says so", () => {
  const { error } = shape.safeParse("\u200d\u200d");
  expect(error?.issues).toMatchObject([{ code: "custom", params: { reason: "nameUnseen" } }]);
});

test("whatever somebody types, a name is one line that can be seen, and reading it again changes nothing", () => {
  const unit = fc.oneof(
    fc.string({ unit: "binary", maxLength: 6 }),
    fc.constantFrom("\u202e", "\u2067", "\u2800", "\u3164", "\u0335", "\n", "\u200d", "a", "名"),
  );
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 8 }), (parts) => {
      const name = read(parts.join(""));
      if (name === undefined) return;
      expect(name).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      expect(isSeen(name)).toBe(true);
      expect(oneLine(name)).toBe(name);
      expect(read(name)).toBe(name);
    }),
    { numRuns: 500 },
  );
});
