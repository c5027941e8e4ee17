import { expect, test } from "vitest";
import { boundedMarkdown } from "#client/parts/markdown/bounded-markdown.ts";
import { mentionMarks } from "./mention-marks.ts";

const names = new Map([
  [5, "Hana"],
  [7, "陈伟"],
  [8, "<img src=x>"],
]);
const markdown = boundedMarkdown(mentionMarks((id) => names.get(id) ?? "?"));
const draw = (text: string) => markdown.parse(text, { async: false }).trim();

test.each([
  ["请<@7>看**今天**", "<p>请<strong><b>@陈伟</b></strong>看<strong>今天</strong></p>"],
  ["*<@5>*", "<p><em><strong><b>@Hana</b></strong></em></p>"],
  ["<@8>", "<p><strong><b>@&lt;img src=x&gt;</b></strong></p>"],
  ["`<@5>`", "<p><code>&lt;@5&gt;</code></p>"],
])("%s is drawn with its people", (text, html) => {
  expect(draw(text)).toBe(html);
});
