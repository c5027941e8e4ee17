import { expect, test } from "vitest";
import { commandOf } from "./commands.ts";
import { wordsOf, writtenIn } from "./words-of.ts";

const edit = commandOf("task.edit");

test("the most telling of what was written is what it is recognised by", () => {
  expect(wordsOf(edit, { id: 1, content: "<p>By noon</p>", name: "Roof" })).toBe("Roof");
  expect(wordsOf(edit, { id: 1, content: "<p>By <b>noon</b></p>" })).toBe("By  noon");
  expect(wordsOf(edit, { id: 1, color: "red" })).toBe("");
});

test("a sign that is no tag stays", () => {
  const send = commandOf("message.sendText");
  expect(wordsOf(send, { dialogId: 1, text: "<b>Wait</b>, 3 < 4" })).toBe("Wait , 3 < 4");
});

test("what is plain text is told from what is a description", () => {
  const written = writtenIn(edit, { id: 1, name: "Roof", content: "<p>By noon</p>" });
  expect(written.map(({ field, kind }) => [field, kind])).toEqual([
    ["name", "text"],
    ["content", "html"],
  ]);
});
