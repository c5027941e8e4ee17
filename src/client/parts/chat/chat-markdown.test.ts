import { expect, test } from "vitest";
import { chatMarkdown } from "./chat-markdown.ts";

const drawn = (text: string) =>
  chatMarkdown((id) => `Person ${id}`)
    .parse(text, { async: false })
    .replaceAll("\n", "");

test("each number of a list stays the one that was typed", () => {
  expect(drawn("2. Pump\n10. Drawing")).toBe(
    '<ol start="2"><li value="2">Pump</li><li value="10">Drawing</li></ol>',
  );
  expect(drawn("- Pump")).toBe("<ul><li>Pump</li></ul>");
});

test.each(["<b>x</b>", "a <u>b</u>", '<img src="x">', "<part no>"])(
  "marks of HTML are words: %s",
  (text) => {
    expect(drawn(`**Gate** ${text}`)).toContain(
      text.replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    );
  },
);

test("tasks show whether they are done", () => {
  expect(drawn("- [x] helmet\n- [ ] rope")).toMatch(/☑ helmet.*☐ rope/);
});
