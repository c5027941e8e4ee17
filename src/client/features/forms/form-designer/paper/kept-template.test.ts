import { expect, it } from "vitest";
import { keptTemplate } from "./kept-template.ts";

it.each([
  ["nothing", "", undefined],
  ["what is no JSON", "{", undefined],
  ["what is not whole", '{"name":"Note","revision":2}', undefined],
  ["what is no object", "null", undefined],
  [
    "all of it",
    '{"name":"Note","html":"<p></p>","revision":2}',
    { name: "Note", html: "<p></p>", revision: 2 },
  ],
])("what was written of a template is read again: %s", (_what, text, kept) => {
  expect(keptTemplate(text)).toEqual(kept);
});
