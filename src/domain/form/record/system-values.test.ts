import { describe, expect, it } from "vitest";
import { field, formOf, table, valuesOf } from "#tests/make/forms/records.ts";
import { NOW, surroundings } from "#tests/make/forms/surroundings.ts";
import { exactOf } from "../number/exact.ts";
import { withSystemValues } from "./system-values.ts";
import { uniqueKeys } from "./unique-keys.ts";
import { writeValues } from "./write-record.ts";

const form = formOf([
  field("input", "name", { unique: true }),
  field("createUser", "maker"),
  field("createTime", "made"),
  field("modifyUser", "writer"),
  field("modifyTime", "written"),
  field("currOrganize", "unit"),
  field("currPosition", "position"),
  field("billRule", "number", {}, { rule: "main" }),
  table("t", [field("input", "x", { unique: true }), field("billRule", "no", {}, { rule: "row" })]),
]);
const as = (user: number) =>
  surroundings({
    variables: {
      currentUser: exactOf(user),
      myOrganization: [exactOf(1), exactOf(3)],
      myPosition: [exactOf(8), exactOf(9)],
    },
  });
const numbers = (rule: string, path: string, rowId = "") => `${rule}:${path}:${rowId}`;

describe("what the server sets", () => {
  const claimed = {
    maker: 99,
    made: 5,
    writer: 99,
    written: 5,
    unit: [9],
    position: 9,
    number: "mine",
  };
  const born = withSystemValues(
    form,
    valuesOf(form, { name: "a", ...claimed, t: [{ x: "1", no: "mine" }] }),
    undefined,
    as(7),
    numbers,
  );

  it("is set when a record is born, whatever was sent for it", () => {
    expect(writeValues(born)).toEqual({
      name: "a",
      maker: 7,
      made: NOW,
      writer: 7,
      written: NOW,
      unit: [1, 3],
      position: 8,
      number: "main:number:",
      t: [{ id: "1", x: "1", no: "row:t.no:1" }],
    });
  });

  it("stays as it was born, but for who wrote last; a new row gets its own", () => {
    const sent = valuesOf(form, {
      name: "b",
      ...claimed,
      t: [{ id: "1", no: "other" }, { id: "2" }],
    });
    expect(writeValues(withSystemValues(form, sent, born, as(8), numbers))).toMatchObject({
      name: "b",
      maker: 7,
      made: NOW,
      writer: 8,
      number: "main:number:",
      t: [{ no: "row:t.no:1" }, { no: "row:t.no:2" }],
    });
  });

  it("is not made up for a record that is older than its field", () => {
    const old = valuesOf(form, { name: "a" });
    expect(writeValues(withSystemValues(form, old, old, as(8), numbers))).toMatchObject({
      maker: null,
      made: null,
      unit: [],
      writer: 8,
    });
  });
});

it("what must be the only one of its kind is named with its values, but not while it is empty", () => {
  const sets = { ...form, definition: { ...form.definition, uniqueSets: [["name", "maker"]] } };
  expect(uniqueKeys(sets, valuesOf(form, { name: "a", maker: 7 }))).toEqual([
    { fields: ["name"], key: '["a"]' },
    { fields: ["name", "maker"], key: '["a",7]' },
  ]);
  expect(uniqueKeys(sets, valuesOf(form, { maker: 7, t: [{ x: "1" }] }))).toEqual([]);
});
