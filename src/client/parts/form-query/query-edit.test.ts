import { expect, test } from "vitest";
import { field, formOf, table } from "#tests/make/forms/records.ts";
import {
  askableFields,
  editedQuery,
  freshQuestion,
  questionCount,
  withGroup,
  withSymbol,
  writtenQuery,
} from "./query-edit.ts";

const form = formOf([
  field("input", "name"),
  field("inputNumber", "crew"),
  field("input", "secret", { noShow: true }),
  table("works", [field("input", "what")]),
]);
const [name, crew] = askableFields(form);
if (!name || !crew) throw new Error("Nothing can be asked");

test("fields of the form itself can be asked, and only what says something goes into the address", () => {
  expect(askableFields(form).map(({ path }) => path)).toEqual(["name", "crew"]);
  const asked = { ...freshQuestion(crew), operand: { type: "constant", value: 3 } } as const;
  const open = withSymbol(asked, "between");
  expect(open.operand).toEqual({ type: "constant", value: null });
  expect(withSymbol(asked, ">").operand).toEqual(asked.operand);
  const questions = [asked, freshQuestion(name), open, withSymbol(freshQuestion(name), "null")];
  const condition = withGroup(editedQuery(""), 0, { all: false, questions });
  const text = writtenQuery(condition);
  expect(questionCount(text)).toBe(2);
  expect(editedQuery(text).groups).toEqual([{ all: false, questions: [asked, questions[3]] }]);
  expect(writtenQuery(editedQuery(""))).toBe("");
});

test("what is no query is an empty one", () => {
  for (const text of ["{", "[]", '{"matchLogic":"and"}']) expect(questionCount(text)).toBe(0);
});
