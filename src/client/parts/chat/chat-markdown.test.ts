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

test.each([
  ["**See** https://example.com/a?b=1&c=2", "https://example.com/a?b=1&amp;c=2"],
  ["规范见https://example.com/gb，**第三章**", "https://example.com/gb"],
  ["[the norm](https://example.com/norm)", "https://example.com/norm"],
])(
  "a link leads out of the chat, beside it, and ends where its address does: %s",
  (text, address) => {
    expect(drawn(text)).toContain(
      `<a href="${address}" target="_blank" rel="noopener noreferrer">`,
    );
  },
);

test.each([
  ["[https://bank.example/in](https://evil.example/in)", "https://bank.example/in (evil.example)"],
  ["[www.bank.example](https://evil.example)", "www.bank.example (evil.example)"],
  ["[bank.example](https://www.bank.example/in)", ">bank.example</a>"],
  ["[the bank](https://evil.example)", ">the bank</a>"],
])("an address that is called like another one says where it leads: %s", (text, words) => {
  expect(drawn(text)).toContain(words);
});

test.each(["[x](javascript:alert(1))", '[x](https://a.example/"onclick="alert(1))'])(
  "no link acts: %s",
  (text) => {
    expect(drawn(text)).not.toMatch(/"onclick=|target="_blank"[^>]*javascript/);
  },
);

// Would each be looked for from the start of the text, this did not end.
test("many addresses are found as fast as they are read", () => {
  const many = 20_000;
  expect(drawn("http://a.example/，".repeat(many)).split("<a ")).toHaveLength(many + 1);
});
