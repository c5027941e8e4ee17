import { expect, test } from "vitest";
import { calculation, field, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { compileForm } from "../graph/compile-form.ts";
import { summedFields, Sums } from "./list-sums.ts";

const fields = [
  field("input", "part"),
  field("inputNumber", "crew"),
  calculation("cost", "1 + 1", { isStorage: 2 }),
  table("works", [field("inputNumber", "hours")]),
];
const formWith = (columnData: object) => compileForm(definitionOf({ fields, columnData }));

test("numbers that the designer chose and the person sees are summed up, where there is a row for it", () => {
  const summaryField = ["cost", "crew", "part", "works.hours", "gone"];
  const form = formWith({ showSummary: true, summaryField });
  expect(summedFields(form, {})).toEqual(["crew", "cost"]);
  expect(summedFields(form, { cost: "hidden" })).toEqual(["crew"]);
  expect(summedFields(formWith({ summaryField }), {})).toEqual([]);
});

test("sums are exact, go on from others, and what is no number counts nothing", () => {
  const sums = new Sums(["a", "b"], { a: 0.1 });
  sums.add({ a: 0.2, b: 3, c: 7 });
  sums.add({ a: null, b: "4" });
  expect(sums.total()).toEqual({ a: 0.3, b: 3 });
  sums.takeOut({ a: 0.2 });
  expect(sums.total()).toEqual({ a: 0.1, b: 3 });
});
