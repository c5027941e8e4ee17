import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mentionsIn } from "../../message/mention.ts";
import { thingsIn } from "../../message/things/thing-mention.ts";
import { callingNobody, fieldsNamed, textWith } from "./effect-text.ts";

test("fields stand in braces, and what they say stands in their place", () => {
  expect(fieldsNamed("Order {part} for {crew}")).toEqual(["part", "crew"]);
  expect(textWith("Order {part} for {crew}", (path) => path.toUpperCase())).toBe(
    "Order PART for CREW",
  );
  // What a field says is no text in which fields stand.
  expect(textWith("{part}", () => "{crew}")).toBe("{crew}");
  expect(fieldsNamed("{} { and }{")).toEqual([" and "]);
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
