import { assert, constantFrom, integer, property, record, string } from "fast-check";
import { expect, test } from "vitest";
import { replaceMentions } from "../mention.ts";
import { previewOf } from "../preview.ts";
import {
  nameInMention,
  splitThings,
  thingAtStart,
  thingKinds,
  thingsAsWords,
  thingsIn,
  thingToken,
} from "./thing-mention.ts";

const SLAB = { kind: "task", id: 12, name: "Pour the slab" } as const;

test("things stand in a text by id and by what they were called", () => {
  const text = `See ${thingToken(SLAB)} and ${thingToken({ kind: "file", id: 7, name: "Loads.xlsx" })}.`;
  expect(text).toBe("See <#t12:Pour the slab> and <%f7:Loads.xlsx>.");
  expect(thingsAsWords(text)).toBe("See #Pour the slab and %Loads.xlsx.");
  expect(splitThings(text)).toEqual([
    "See ",
    SLAB,
    " and ",
    { kind: "file", id: 7, name: "Loads.xlsx" },
    ".",
  ]);
  expect(thingAtStart("<#p3:Pier 4> is ready")?.thing).toEqual({
    kind: "plan",
    id: 3,
    name: "Pier 4",
  });
});

test("what merely looks like one stays words", () => {
  for (const text of [
    "<#t12>",
    "<%t12:a>",
    "<#f1:a>",
    "<#t:a>",
    "<#t12:a<b>",
    "<#x1:a>",
    "# t12",
    "50%",
  ])
    expect([thingsIn(text), thingsAsWords(text)]).toEqual([[], text]);
});

test("lists, notices and quotes tell things by their words, also where they are cut", () => {
  const text = `${"a".repeat(90)} ${thingToken(SLAB)}`;
  expect(previewOf({ msg: { type: "text", text } })).toBe(`${"a".repeat(90)} #Pour th…`);
  expect(replaceMentions(`<@4>: ${thingToken(SLAB)}`, () => "@Ann")).toBe("@Ann: #Pour the slab");
});

test("whatever a thing is called, its token says which one it is and nothing else", () => {
  const things = record({
    kind: constantFrom(...thingKinds),
    id: integer({ min: 1 }),
    name: string({ minLength: 1, maxLength: 300, unit: "binary" }),
  });
  assert(
    property(things, (thing) => {
      const token = thingToken(thing);
      const name = nameInMention(thing.name);
      expect(thingsIn(`a${token}b`)).toEqual(name === "" ? [] : [{ ...thing, name }]);
    }),
  );
});
