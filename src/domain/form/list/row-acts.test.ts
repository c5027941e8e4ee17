import { expect, test } from "vitest";
import { field, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { compileForm } from "../graph/compile-form.ts";
import { copiedValues } from "./copied-values.ts";
import { rowActs, withRowAct } from "./row-acts.ts";

const fields = [
  field("input", "part"),
  field("billRule", "number"),
  field("uploadImg", "photos"),
  table("works", [field("input", "what"), field("input", "kept")]),
];
const formWith = (columnData: object) => compileForm(definitionOf({ fields, columnData }));

test("rows have the buttons that the designer gives them, in that order, named as they want", () => {
  const columnBtnsList = [
    { value: "remove", label: "Away" },
    { value: "detail", label: "", show: false },
    { value: "edit" },
    { value: "launch", label: "Launch" },
    { value: "remove", label: "Again" },
  ];
  const form = formWith({ columnBtnsList });
  expect(rowActs(form, false)).toEqual([
    { name: "remove", label: "Away" },
    { name: "edit", label: "" },
  ]);
  expect(rowActs(formWith({}), false)).toEqual([]);
});

test("rows that are edited in place can be edited in any case", () => {
  expect(rowActs(formWith({}), true)).toEqual([{ name: "edit", label: "" }]);
});

test("a button is taken away and named without losing what more is said of it", () => {
  const before = [{ value: "edit", label: "Change", icon: "x" }];
  expect(withRowAct(before, "edit", { isShown: false })).toEqual([
    { value: "edit", label: "Change", icon: "x", show: false },
  ]);
  expect(withRowAct(undefined, "copy", { isShown: true })).toEqual([
    { value: "copy", label: "", show: true },
  ]);
});

test("a copy says what somebody may fill in, and neither numbers of the system nor files", () => {
  const values = {
    part: "Pier",
    number: "D-7",
    photos: [{ fileId: 1 }],
    works: [{ id: "r", what: "Pour" }],
    gone: 1,
  };
  const form = formWith({});
  expect(copiedValues(form, {}, values)).toEqual({ part: "Pier", works: values.works });
  expect(copiedValues(form, { part: "read", "works.kept": "hidden" }, values)).toEqual({});
});
