import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isMentioned, mentionsIn, replaceMentions } from "./mention.ts";

const word = fc.constantFrom("crane", "<", "@", ">", "<@", "<@x>", "1", " ", "@12", "<@-3>");
const userId = fc.integer({ min: 0, max: 999_999 });

test("whoever is written into a text is mentioned once, in order; other signs mention nobody", () => {
  const piece = fc.oneof(
    word.map((text) => ({ text, id: undefined })),
    userId.map((id) => ({ text: ` <@${id}> `, id })),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.map((one) => one.text).join(" ");
      const ids = pieces.flatMap(({ id }) => (id === undefined ? [] : [id]));
      expect(mentionsIn(text)).toEqual([...new Set(ids)]);
    }),
  );
});

test("what names the mentions leaves the rest of the text alone", () => {
  expect(replaceMentions("<@12>, ask <@0> & <@x>", (id) => `@${id || "all"}`)).toBe(
    "@12, ask @all & <@x>",
  );
  expect(replaceMentions("<@7>", () => "$&")).toBe("$&");
});

test("a number too large to be anybody's mentions nobody", () => {
  expect(mentionsIn("<@9999999999999999> <@12345678901234567>")).toEqual([]);
});

test("a message calls those it names, all with everybody, and never its author", () => {
  expect(isMentioned({ mention: [3, 4], userId: 1 }, 4)).toBe(true);
  expect(isMentioned({ mention: [3, 4], userId: 1 }, 5)).toBe(false);
  expect(isMentioned({ mention: [0], userId: 1 }, 5)).toBe(true);
  expect(isMentioned({ mention: [0, 1], userId: 1 }, 1)).toBe(false);
});
