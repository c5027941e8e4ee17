import * as fc from "fast-check";
import { expect, test } from "vitest";
import { conditionOf, groupsOf } from "./questions.ts";

const question = fc.record({
  field: fc.constantFrom("amount", "kind", "note"),
  symbol: fc.constantFrom("==" as const, ">=" as const, "notNull" as const),
  value: fc.oneof(fc.integer(), fc.constantFrom("hot", ""), fc.constant(null)),
});

test("questions stay what they are on their way through a condition, in all their groups", () => {
  const groups = fc.array(fc.array(question, { minLength: 1, maxLength: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(groups, (asked) => {
      expect(groupsOf(conditionOf(asked))).toEqual(asked);
    }),
  );
  expect(conditionOf([])).toBe("");
  expect(conditionOf([[]])).toBe("");
});

const asks = (field: string) => ({ field, symbol: "==", fieldValue: 1 });
const condition = (matchLogic: string, ...conditionList: readonly object[]) =>
  JSON.stringify({ matchLogic, conditionList });
const group = (logic: string, ...fields: readonly string[]) => ({
  logic,
  groups: fields.map(asks),
});
const fieldsOf = (when: string) => groupsOf(when)?.map((one) => one.map(({ field }) => field));

test("what means the same is drawn alike, however it is written", () => {
  expect(fieldsOf(condition("and", group("and", "a"), group("or", "b")))).toEqual([["a", "b"]]);
  expect(fieldsOf(condition("and", group("or", "a", "b")))).toEqual([["a"], ["b"]]);
  expect(fieldsOf(condition("or", group("and", "a", "b"), group("or", "c", "d")))).toEqual([
    ["a", "b"],
    ["c"],
    ["d"],
  ]);
});

test("a condition that asks more than this is left alone", () => {
  expect(groupsOf(condition("and", group("or", "a", "b"), group("and", "c")))).toBe(undefined);
  expect(groupsOf(condition("or", group("and", "a"), group("and")))).toBe(undefined);
  const fields = { field: "a", symbol: ">", fieldValueType: 1, fieldValue: "b" };
  expect(groupsOf(condition("and", { logic: "and", groups: [fields] }))).toBe(undefined);
});
