import { expect, it } from "vitest";
import { field, formOf, table, valuesOf } from "#tests/make/forms/records.ts";
import { carryRecord } from "./carry-record.ts";
import { writeValues } from "./write-record.ts";

const before = formOf([
  field("input", "name"),
  field("select", "kind"),
  field("select", "tags", {}, { multiple: true }),
  field("input", "count"),
  field("input", "gone"),
  table("t", [field("input", "a"), field("input", "old")]),
  table("u", [field("input", "x")]),
]);
const after = formOf([
  field("input", "name"),
  field("select", "kind", {}, { multiple: true }),
  field("select", "tags"),
  field("inputNumber", "count"),
  field("input", "fresh"),
  table("t", [field("input", "a"), field("inputNumber", "b")]),
]);

it("a record goes over to a newer version by the names of its fields, and tells what has no place there", () => {
  const values = valuesOf(before, {
    name: "Beam",
    kind: "a",
    tags: ["x"],
    count: "seven",
    gone: "kept for you",
    t: [
      { id: "r1", a: "1", old: "o" },
      { id: "r2", a: "2" },
    ],
    u: [{ id: "r3", x: "y" }],
  });
  const carried = carryRecord(values, after);
  expect(writeValues(carried.values)).toEqual({
    name: "Beam",
    kind: ["a"],
    tags: "x",
    count: null,
    fresh: null,
    t: [
      { id: "r1", a: "1", b: null },
      { id: "r2", a: "2", b: null },
    ],
  });
  expect(carried.leftBehind).toEqual([
    { path: "count", value: "seven" },
    { path: "gone", value: "kept for you" },
    { path: "t.old", rowId: "r1", value: "o" },
    { path: "u.x", rowId: "r3", value: "y" },
  ]);
});

it("of several chosen none is picked where only one has a place", () => {
  const { values, leftBehind } = carryRecord(valuesOf(before, { tags: ["x", "y"] }), after);
  expect([values.fields.get("tags"), leftBehind]).toEqual([
    null,
    [{ path: "tags", value: ["x", "y"] }],
  ]);
});

it("to its own version everything goes over", () => {
  const values = valuesOf(before, { name: "Beam", tags: ["x", "y"], t: [{ id: "r1", a: "1" }] });
  expect(carryRecord(values, before)).toEqual({
    values: { ...values, tables: new Map([...values.tables, ["u", []]]) },
    leftBehind: [],
  });
});
