import { expect, test } from "vitest";
import { nothingBegun, withoutEdit, withWords, writingOf } from "./begun.ts";

const begun = { ...nothingBegun, text: "At noon", replyId: 7 };
const editing = { ...begun, editId: 3, editText: "Old words", editing: true };

test("an edit leaves the new message as it was", () => {
  const typed = withWords(editing, "New words");
  expect(writingOf(typed)).toEqual({ text: "New words", replyId: 0, editId: 3 });
  expect(writingOf(withoutEdit(typed))).toEqual({ text: "At noon", replyId: 7, editId: 0 });
});

test("words are those of the new message while nothing is edited", () => {
  expect(writingOf(withWords(begun, "At one"))).toEqual({ text: "At one", replyId: 7, editId: 0 });
});

test("an edit that was left is in no field", () => {
  const left = { ...editing, editing: false };
  expect(writingOf(left)).toEqual({ text: "At noon", replyId: 7, editId: 0 });
});
