import { expect, test } from "vitest";
import { isUserField, problemOf, type UserField } from "./user-field.ts";

test("a person is asked for the nickname and the contact phone, and for nothing else", () => {
  expect(["nickname", "tel", "email", "name", ""].filter(isUserField)).toEqual(["nickname", "tel"]);
});

test.each<[UserField, string, ReturnType<typeof problemOf>]>([
  ["nickname", "", "missing"],
  ["nickname", "   ", "missing"],
  ["nickname", "李", "unfit"],
  ["nickname", "x".repeat(21), "unfit"],
  ["nickname", " 李工 ", undefined],
  ["tel", "", "missing"],
  ["tel", "23800138000", "unfit"],
  ["tel", "1380013800", "unfit"],
  ["tel", " 13800138000 ", undefined],
])("for the %s the words “%s” are judged: %s", (field, words, problem) => {
  expect(problemOf(field, words)).toBe(problem);
});
