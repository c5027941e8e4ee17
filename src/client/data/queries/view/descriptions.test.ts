import { expect, test } from "vitest";
import { wordsOfHtml } from "./descriptions.ts";

test("a description says its words, over the marks within them and apart where its blocks are", () => {
  expect(wordsOfHtml("<p>re<strong>bar</strong> 12&nbsp;mm</p><p>a &lt; b &amp;lt;</p>")).toBe(
    " rebar 12 mm  a < b &lt; ",
  );
});
