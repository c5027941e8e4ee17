import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { previewOf } from "#domain/message/preview.ts";
import { chatMarkdown } from "../chat-markdown.ts";
import { inThirdPerson } from "./third-person.ts";

const drawn = (text: string) =>
  chatMarkdown(() => "Omar")
    .parse(text, { async: false })
    .trim();

test.each([
  ["fetches the ladder", "<p><em>Tom fetches the ladder</em></p>"],
  ["draws 3 * 4_5 **plans**", "<p><em>Tom draws 3 * 4_5 **plans**</em></p>"],
  ["waits\n\n# here", "<p><em>Tom waits</em></p>\n<p><em># here</em></p>"],
  ["calls `1<2`", "<p><em>Tom calls `1&lt;2`</em></p>"],
])("%j is drawn as %s", (words, html) => {
  expect(drawn(inThirdPerson("Tom", words))).toBe(html);
});

test("people that are named in it stay who they are", () => {
  expect(inThirdPerson("Tom", "helps <@12> at https://a.example/x_y")).toBe(
    "*Tom helps <@12> at https://a.example/x_y*",
  );
});

test("in lists it stands without its marks, whatever was typed", () => {
  assert(
    property(string({ unit: "binary-ascii", minLength: 1, maxLength: 40 }), (typed) => {
      const words = typed.replaceAll(/[\s<#%]+/g, " ").trim();
      const text = inThirdPerson("Tom", words);
      expect(previewOf({ msg: { type: "md", text } })).toBe(
        previewOf({ msg: { type: "text", text: `Tom ${words}` } }),
      );
    }),
  );
});
