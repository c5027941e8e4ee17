import { expect, test } from "vitest";
import { field, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { QUERY_GROUPS_MAX, QUERY_QUESTIONS_MAX } from "../../record/record-limits.ts";
import { CHANGED } from "../../record/record-order.ts";
import { renameField } from "../design/rename-field.ts";
import { compileForm } from "../graph/compile-form.ts";
import { listRule } from "./list-rule.ts";
import { usualOrders, usualSize } from "./list-usual.ts";

const fields = [
  field("input", "part"),
  field("inputNumber", "crew"),
  table("works", [field("input", "what")]),
];
const formWith = (columnData: object) => compileForm(definitionOf({ fields, columnData }));
const asked = (questions: readonly object[]) => ({
  matchLogic: "and",
  conditionList: [{ logic: "and", groups: questions }],
});
const question = (name: string, symbol: string, fieldValue: unknown = null) => ({
  field: name,
  symbol,
  fieldValueType: 2,
  fieldValue,
});

test("a list has the order of its design, of fields that the form has and the person sees", () => {
  const form = formWith({
    defaultSortConfig: [
      { field: "crew", sort: "DESC" },
      { field: "gone", sort: "asc" },
      { field: "crew", sort: "asc" },
      { field: "works.what", sort: "asc" },
      { field: CHANGED, sort: "asc" },
      { field: "part" },
    ],
  });
  expect(usualOrders(form, {})).toEqual([
    { path: "crew", descending: true },
    { path: CHANGED, descending: false },
    { path: "part", descending: false },
  ]);
  expect(usualOrders(form, { crew: "hidden" }).map(({ path }) => path)).toEqual([CHANGED, "part"]);
  expect(usualOrders(formWith({ defaultSortConfig: "part" }), {})).toEqual([]);
});

test.each([
  [{}, 20],
  [{ pageSize: 50 }, 50],
  [{ pageSize: "100" }, 100],
  [{ pageSize: 80 }, 100],
  [{ pageSize: 9_000 }, 20],
  [{ pageSize: 50, hasPage: false }, 500],
])("%j has pages of %i", (columnData, size) => {
  expect(usualSize(formWith(columnData))).toBe(size);
});

test("a list has conditions of its own, unless they ask nothing, or of what the form does not know", () => {
  const form = formWith({
    ruleList: asked([question("part", "like", "Pier"), question("crew", ">")]),
  });
  const rule = listRule(form, {});
  expect(rule?.groups[0]?.questions.map(({ field: name }) => name)).toEqual(["part"]);
  for (const questions of [
    [],
    [question("part", "==")],
    [question("gone", "notNull")],
    [question("works.what", "notNull")],
    [question("part", ">", 3)],
  ])
    expect(listRule(formWith({ ruleList: asked(questions) }), {})).toBeUndefined();
});

test("a list asks nothing of what is kept from the person, though it be only what is compared with", () => {
  const compared = { ...question("part", "=="), fieldValueType: 1, fieldValue: "place" };
  const form = compileForm(
    definitionOf({
      fields: [...fields, field("input", "place")],
      columnData: { ruleList: asked([compared]) },
    }),
  );
  expect(listRule(form, { crew: "hidden", place: "read" })).toBeDefined();
  expect(listRule(form, { part: "hidden" })).toBeUndefined();
  expect(listRule(form, { place: "hidden" })).toBeUndefined();
});

test("the conditions of a list ask no more than what a person looks for", () => {
  const many = (count: number) =>
    Array.from({ length: count }, () => question("part", "like", "x"));
  const groups = (count: number) => ({
    matchLogic: "and",
    conditionList: Array.from({ length: count }, () => ({ logic: "and", groups: many(1) })),
  });
  for (const [ruleList, isAsked] of [
    [asked(many(QUERY_QUESTIONS_MAX)), true],
    [asked(many(QUERY_QUESTIONS_MAX + 1)), false],
    [groups(QUERY_GROUPS_MAX), true],
    [groups(QUERY_GROUPS_MAX + 1), false],
  ] as const)
    expect(listRule(formWith({ ruleList }), {}) !== undefined).toBe(isAsked);
});

test("another name of a field is its name in the order and in the conditions too", () => {
  const columnData = {
    type: 5,
    parentField: "part",
    treeRelation: "part",
    defaultSortConfig: [{ field: "part", sort: "asc" }],
    ruleList: asked([question("part", "like", "Pier")]),
  };
  const renamed = renameField(formWith(columnData).definition, "part", "place");
  if (!renamed.ok) throw new Error(renamed.error.reason);
  const form = compileForm(renamed.value);
  expect(usualOrders(form, {})).toEqual([{ path: "place", descending: false }]);
  expect(listRule(form, {})?.groups[0]?.questions[0]?.field).toBe("place");
});
