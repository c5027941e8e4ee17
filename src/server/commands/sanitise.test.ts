import { expect, test } from "vitest";
import { keepableTexts, sanitiseArguments } from "./sanitise.ts";

test("only long texts are sanitised, however deep they lie", () => {
  const args = { name: "a < b", tasks: [{ name: "<b>", content: "<b>x</b><i onclick=x>y</i>" }] };
  expect(sanitiseArguments(args)).toEqual({
    name: "a < b",
    tasks: [{ name: "<b>", content: "<b>x</b><i>y</i>" }],
  });
});

test("texts lose what a database cannot keep", () => {
  expect(keepableTexts({ a: ["x\0y", "\ud800"], n: 1, none: null })).toEqual({
    a: ["xy", "\ufffd"],
    n: 1,
    none: null,
  });
});
