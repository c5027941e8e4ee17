import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mentionsIn } from "../../message/mention.ts";
import { thingsIn } from "../../message/things/thing-mention.ts";
import { callingNobody, fieldsNamed, textWith } from "./effect-text.ts";

test("fields stand in braces, and what they say stands in their place", () => {
  expect(fieldsNamed("Order {part} for {crew}")).toEqual(["part", "crew"]);
  expect(textWith("Order {part} for {crew}", (path) => path.toUpperCase(), 100)).toBe(
    "Order PART for CREW",
  );
  // What a field says is no text in which fields stand.
  expect(textWith("{part}", () => "{crew}", 100)).toBe("{crew}");
  expect(fieldsNamed("{} { and }{")).toEqual([" and "]);
});

test("a text is no longer than can be used of it, however often it names what is long", () => {
  const long = "x".repeat(200_000);
  const text = textWith("{a}".repeat(600), () => long, 20_000);
  expect(text.length).toBeGreaterThanOrEqual(20_000);
  expect(text.length).toBeLessThan(50_000);
});

test("nobody is called, and nothing linked to, by what people write into requests", () => {
  const mark = fc.constantFrom(
    "<@12>",
    "<@0>",
    "<#t3:A task>",
    "<%f4:File>",
    "<",
    "@",
    "x",
    "<<@1>",
  );
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 8 }), (marks) => {
      const text = callingNobody(marks.join(""));
      expect(mentionsIn(text)).toEqual([]);
      expect(thingsIn(text)).toEqual([]);
    }),
  );
});
