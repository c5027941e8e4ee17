import { expect, test } from "vitest";
import { conditionOf, questionsOf } from "./questions.ts";

test("questions stay what they are on their way through a condition", () => {
  const questions = [
    { field: "amount", symbol: ">=" as const, value: 500 },
    { field: "kind", symbol: "==" as const, value: "hot" },
    { field: "note", symbol: "notNull" as const, value: null },
  ];
  expect(questionsOf(conditionOf(questions))).toEqual(questions);
  expect(conditionOf([])).toBe("");
  expect(questionsOf("")).toEqual([]);
});

test("a condition that asks more than this is left alone", () => {
  const group = { logic: "and", groups: [{ field: "a", symbol: "==", fieldValue: 1 }] };
  expect(questionsOf(JSON.stringify({ matchLogic: "or", conditionList: [group, group] }))).toBe(
    undefined,
  );
  const fields = { field: "a", symbol: ">", fieldValueType: 1, fieldValue: "b" };
  const beside = { matchLogic: "and", conditionList: [{ logic: "and", groups: [fields] }] };
  expect(questionsOf(JSON.stringify(beside))).toBe(undefined);
});
