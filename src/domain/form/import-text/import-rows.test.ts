import { expect, it } from "vitest";
import { field, formOf, table } from "#tests/make/forms/records.ts";
import { moment, ZONE } from "#tests/make/forms/surroundings.ts";
import { NO_NAMES } from "../field-kinds/names.ts";
import { writeValues } from "../record/write-record.ts";
import { importRecord } from "./import-rows.ts";

const form = formOf([
  field("input", "name", {
    required: true,
    regList: [{ pattern: "/^[A-Z]/", message: "Begin large" }],
  }),
  field("datePicker", "date"),
  field("inputNumber", "count", {}, { max: 10 }),
  field("sign", "sign"),
  table("t", [field("select", "kind", {}, { options: [{ id: "a", fullName: "Alpha" }] })]),
]);
const words = { names: NO_NAMES, zone: ZONE, on: "yes", off: "no" };
const read = (cells: Record<string, string>, t: Record<string, string>[] = []) =>
  importRecord(form, { cells, rows: { t } }, words, (name, at) => `${name}${at}`);

it("a line of a sheet becomes a record with its rows; what no sheet can say stays empty", () => {
  const { values, problems } = read({ name: " Sand ", date: "2026-11-23", count: "7", sign: "x" }, [
    { kind: "Alpha" },
    { kind: "" },
  ]);
  expect(problems).toEqual([]);
  expect(writeValues(values)).toEqual({
    name: "Sand",
    date: moment(2026, 11, 23),
    count: 7,
    sign: null,
    t: [
      { id: "t0", kind: "a" },
      { id: "t1", kind: null },
    ],
  });
});

it("each cell that cannot be read is told with its reason", () => {
  const { problems } = read({ name: "sand", date: "23.11.2026", count: "11", gone: "1" }, [
    { kind: "Beta" },
  ]);
  expect(problems).toEqual([
    { path: "name", reason: "form.patternMismatch", message: "Begin large" },
    { path: "date", reason: "form.valueIncorrect" },
    { path: "count", reason: "form.aboveMax", data: { limit: 10 } },
    { path: "gone", reason: "form.fieldMissing", data: { field: "gone" } },
    { path: "t.kind", rowId: "t0", reason: "form.valueIncorrect" },
  ]);
  expect(read({ name: "" }).problems).toEqual([{ path: "name", reason: "form.required" }]);
  expect(importRecord(form, { cells: {}, rows: { u: [{}] } }, words, String).problems).toEqual([
    { path: "u", reason: "form.fieldMissing", data: { field: "u" } },
  ]);
});
