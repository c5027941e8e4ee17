import { expect, test } from "vitest";
import { thingsAsWords } from "#domain/message/things/thing-mention.ts";
import {
  completeThing,
  keepThing,
  mayNameThings,
  thingBeingTyped,
  wordsToThings,
} from "./thing-words.ts";

test.each([
  ["#", { sign: "#", words: "" }],
  ["See #slab", { sign: "#", words: "slab" }],
  ["请看#浇", { sign: "#", words: "浇" }],
  ["(%loads", { sign: "%", words: "loads" }],
])("behind %j a thing is being typed", (text, typed) => {
  expect(thingBeingTyped(text, text.length)).toEqual(typed);
});

test.each(["50%", "https://example.com/#part", "a#b", "&#39", "# Title", "##", "word"])(
  "behind %j there is none",
  (text) => {
    expect(thingBeingTyped(text, text.length)).toBeUndefined();
    expect(mayNameThings(text)).toBe(false);
  },
);

test("what was picked is sent as that thing, also where one name begins another", () => {
  const slab = { kind: "task", id: 12, name: "Slab" } as const;
  const east = { kind: "task", id: 13, name: "Slab east" } as const;
  const picked = completeThing("See #sl please", 7, slab);
  expect(picked).toEqual({ text: "See #Slab  please", caret: 10 });
  keepThing(slab);
  keepThing(east);
  const stored = wordsToThings("First #Slab east, then #Slab");
  expect(stored).toBe("First <#t13:Slab east>, then <#t12:Slab>");
  expect(thingsAsWords(stored)).toBe("First #Slab east, then #Slab");
  // Of two of one name it is the one that was picked last.
  keepThing({ ...slab, id: 20 });
  expect(wordsToThings("#Slab")).toBe("<#t20:Slab>");
  expect(wordsToThings("No thing")).toBe("No thing");
});
