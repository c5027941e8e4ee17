import {
  array,
  assert,
  constantFrom,
  dictionary,
  jsonValue,
  pre,
  property,
  record,
  string,
} from "fast-check";
import { expect, test } from "vitest";
import { field, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { UTC } from "../calendar/zone.ts";
import { compileForm } from "../graph/compile-form.ts";
import { type JsonObject, listOf, objectOf } from "../json/json.ts";
import type { OwnFields } from "../permissions/field-rights.ts";
import { readRecord } from "../record/read-record.ts";
import { copiedValues } from "./copied-values.ts";
import { rowActs, withRowAct } from "./row-acts.ts";

const fields = [
  field("input", "part"),
  field("billRule", "number"),
  field("uploadImg", "photos"),
  table("works", [field("input", "what"), field("input", "kept"), field("calculate", "sum")]),
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
  const copyFor = (own: OwnFields) => copiedValues(form, own, values, UTC).values;
  expect(copyFor({})).toEqual({ part: "Pier", works: values.works });
  expect(copyFor({ part: "read", "works.kept": "hidden" })).toEqual({});
});

test("of a record of an older version all is copied that the form still takes, and what is lost is counted", () => {
  const values: JsonObject = {
    part: { of: "another type" },
    works: [
      { id: "r", what: "Pour", gone: "x", kept: ["no text"], sum: 12 },
      "no row",
      { id: "s", sum: "of another type" },
    ],
    gone: 1,
    empty: "",
    none: null,
  };
  expect(copiedValues(formWith({}), {}, values, UTC)).toEqual({
    values: { works: [{ id: "r", what: "Pour" }, { id: "s" }] },
    lost: 4,
  });
  const turned = { works: "rows no longer", part: "Pier" };
  expect(copiedValues(formWith({}), {}, turned, UTC)).toEqual({
    values: { part: "Pier" },
    lost: 1,
  });
});

test("rows are copied under their ids, and neither what is worked out in them nor what does not fit", () => {
  const form = formWith({});
  const anyRow = record({ what: string(), kept: jsonValue(), sum: jsonValue() });
  assert(
    property(array(anyRow, { maxLength: 6 }), (rows) => {
      const works = rows.map((row, index) => ({ id: `r${index}`, ...row })) as JsonObject[];
      const { values, lost } = copiedValues(form, {}, { works }, UTC);
      const copied = listOf(values["works"]).map(objectOf);
      expect(copied.map((row) => row["id"])).toEqual(works.map((row) => row["id"]));
      expect(copied.every((row) => !("sum" in row))).toBe(true);
      expect(lost).toBeLessThanOrEqual(rows.length);
      expect(readRecord(form, values, UTC).ok).toBe(true);
    }),
  );
});

test("whatever stands in a record, a copy of it can be read", () => {
  const form = formWith({});
  const names = constantFrom("part", "number", "photos", "works", "gone");
  assert(
    property(dictionary(names, jsonValue()), (values) => {
      const copied = copiedValues(form, {}, values as JsonObject, UTC);
      const ids = listOf(copied.values["works"]).map((row) => objectOf(row)["id"]);
      pre(ids.every((id) => typeof id === "string" && id !== "" && id.length <= 64));
      pre(new Set(ids).size === ids.length);
      expect(readRecord(form, copied.values, UTC).ok).toBe(true);
    }),
  );
});
