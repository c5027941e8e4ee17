import { expect, test } from "vitest";
import { compileForm } from "#domain/form/graph/compile-form.ts";
import { NO_NAMES } from "#domain/form/field-kinds/names.ts";
import { calculation, field, formOf, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { ZONE } from "#tests/make/forms/surroundings.ts";
import { CHANGED, type RecordOrder } from "#domain/record/record-order.ts";
import { listColumns } from "#domain/form/list/list-columns.ts";
import { listedRecord, shownRecords } from "./record-table.ts";

const options = [
  { id: "minor", fullName: "Minor" },
  { id: "major", fullName: "Major" },
];
const form = formOf([
  field("input", "part"),
  field("input", "secret", { noShow: true }),
  field("radio", "severity", {}, { options }),
  field("uploadImg", "photos"),
  calculation("cost", "1 + 1", { isStorage: 2 }),
  table("items", [field("input", "work")]),
]);
const columns = listColumns(form, {});
const words = { names: NO_NAMES, zone: ZONE, on: "Yes", off: "No" };
const record = (id: number, values: object) =>
  listedRecord(
    {
      id,
      formId: 1,
      versionId: 2,
      title: `D-${id}`,
      values: JSON.stringify(values),
      createUserId: 7,
      updateUserId: 7,
      createTime: id,
      updateTime: 10 - id,
      visitor: "",
    },
    columns,
    words,
  );
const all = [
  record(1, { part: "Beam 10", severity: "major", cost: 9 }),
  record(2, { part: "Beam 9", severity: "minor", cost: 100 }),
  record(3, { part: "Column", severity: "major", cost: 20 }),
];
const idsOf = (typed: string, ...orders: readonly RecordOrder[]) =>
  shownRecords(all, typed, orders).map(({ record: { id } }) => id);

test("a list shows what can be listed and nobody hides", () => {
  expect(columns.map(({ path }) => path)).toEqual(["part", "severity", "cost"]);
});

test("a form that says which columns it is listed with gets those, in their order", () => {
  const fields = [field("input", "part"), field("input", "place"), field("uploadImg", "photos")];
  const own = compileForm(
    definitionOf({ fields, listColumns: ["photos", "place", "gone", "part"] }),
  );
  expect(listColumns(own, {}).map(({ path }) => path)).toEqual(["place", "part"]);
});

test("records are found by all words that are read in them, the newest first", () => {
  expect(idsOf("")).toEqual([3, 2, 1]);
  expect(idsOf("MAJOR beam")).toEqual([1]);
  expect(idsOf("d-3")).toEqual([3]);
  expect(idsOf("secret")).toEqual([]);
});

test("columns are put in the order of their numbers and words", () => {
  expect(idsOf("", { path: "cost", descending: false })).toEqual([1, 3, 2]);
  expect(idsOf("", { path: "part", descending: false })).toEqual([2, 1, 3]);
  expect(idsOf("", { path: "severity", descending: true })).toEqual([2, 3, 1]);
  const [severity, cost] = [
    { path: "severity", descending: true },
    { path: "cost", descending: false },
  ];
  expect(idsOf("", severity, cost)).toEqual([2, 1, 3]);
  expect(idsOf("", { path: CHANGED, descending: true })).toEqual([1, 2, 3]);
});
