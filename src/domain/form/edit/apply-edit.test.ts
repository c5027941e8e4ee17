import { describe, expect, it } from "vitest";
import { field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { moment } from "#tests/make/forms/surroundings.ts";
import { choicesRequest, dateBounds, valueAt } from "../graph/form-state.ts";
import { rowsOf } from "../record/form-values.ts";
import { fieldRights } from "../permissions/field-rights.ts";
import { applyEdit } from "./apply-edit.ts";

const set = (path: string, value: string | number | null | string[], rowId?: string) => ({
  type: "set" as const,
  path,
  value,
  ...(rowId !== undefined && { rowId }),
});
const idsOf = (record: ReturnType<typeof recordOf>) =>
  rowsOf(record.values, "t").map(({ id }) => id);

describe("rows", () => {
  const form = formOf([
    table("t", [field("input", "a", { defaultValue: "first" }), field("billRule", "number")]),
  ]);
  const record = recordOf(form, {
    t: [
      { id: "r1", a: "one", number: "N-1" },
      { id: "r2", a: "two" },
    ],
  });

  it("come with their defaults, and with what they were picked from", () => {
    const next = applyEdit(record, { type: "addRow", table: "t", rowId: "r3", before: "r2" });
    const picked = applyEdit(next, {
      type: "addRow",
      table: "t",
      rowId: "r4",
      cells: { a: "picked", other: 1 },
    });
    expect(idsOf(picked)).toEqual(["r1", "r3", "r2", "r4"]);
    expect(["r3", "r4"].map((id) => valueAt(picked, "t.a", id))).toEqual(["first", "picked"]);
    expect(rowsOf(picked.values, "t").every(({ cells }) => !cells.has("other"))).toBe(true);
  });

  it("are copied behind themselves, less what the server sets", () => {
    const next = applyEdit(record, { type: "copyRow", table: "t", rowId: "r1", copyId: "r3" });
    expect(idsOf(next)).toEqual(["r1", "r3", "r2"]);
    expect([valueAt(next, "t.a", "r3"), valueAt(next, "t.number", "r3")]).toEqual(["one", null]);
  });

  it("go, and stand elsewhere", () => {
    expect(
      idsOf(applyEdit(record, { type: "removeRows", table: "t", rowIds: ["r1", "gone"] })),
    ).toEqual(["r2"]);
    expect(
      idsOf(applyEdit(record, { type: "moveRow", table: "t", rowId: "r2", before: "r1" })),
    ).toEqual(["r2", "r1"]);
    expect(idsOf(applyEdit(record, { type: "moveRow", table: "t", rowId: "r1" }))).toEqual([
      "r2",
      "r1",
    ]);
  });

  it.each([
    { type: "addRow", table: "t", rowId: "r1" },
    { type: "addRow", table: "gone", rowId: "r9" },
    { type: "copyRow", table: "t", rowId: "gone", copyId: "r9" },
    { type: "moveRow", table: "t", rowId: "gone" },
    set("gone", 1),
    set("t.a", 1, "gone"),
    set("t.a", 1),
  ] as const)("nothing changes by an edit of what is not there: %j", (edit) => {
    expect(applyEdit(record, edit)).toBe(record);
  });
});

describe("a pick", () => {
  const transferList = [
    { sourceValue: "rate", targetField: "payRate" },
    { sourceValue: "note", targetField: "name" },
  ];
  const form = formOf([
    field("input", "note"),
    field("relationForm", "worker", {}, { modelId: "w", transferList }),
    table("t", [
      field("relationForm", "worker", {}, { modelId: "w", transferList }),
      field("inputNumber", "rate"),
    ]),
  ]);

  it("fills in what the person may fill, and leaves the rest to the server", () => {
    const record = recordOf(form, { t: [{ id: "r1" }] });
    const edit = { ...set("t.worker", "5", "r1"), picked: { payRate: 300, name: "Li" } };
    const rights = fieldRights(form, { own: { "t.rate": "read" } });
    const next = applyEdit(record, edit, { rights, begun: record });
    expect(valueAt(next, "t.worker", "r1")).toBe("5");
    expect([valueAt(next, "t.rate", "r1"), valueAt(next, "note")]).toEqual([null, "Li"]);
  });

  it("fills in other fields from the row that was picked, in a sub-table those of the same row first", () => {
    const record = recordOf(form, { t: [{ id: "r1" }, { id: "r2" }] });
    const next = applyEdit(record, {
      ...set("t.worker", "5", "r2"),
      picked: { payRate: 300, name: "Li" },
    });
    expect([
      valueAt(next, "t.rate", "r1"),
      valueAt(next, "t.rate", "r2"),
      valueAt(next, "note"),
    ]).toEqual([null, 300, "Li"]);
  });

  it("leaves alone what the row does not say", () => {
    const record = recordOf(form, { note: "mine" });
    expect(
      valueAt(applyEdit(record, { ...set("worker", "5"), picked: { payRate: 1 } }), "note"),
    ).toBe("mine");
  });
});

describe("choices that depend on another field", () => {
  const templateJson = [
    { field: "city", sourceType: 1, relationField: "city" },
    { field: "me", sourceType: 4, relationField: "@currentUser" },
  ];
  const form = formOf([
    field("select", "city"),
    field("select", "street", { dataType: "dynamic", propsUrl: "streets", templateJson }),
    field(
      "select",
      "house",
      {
        dataType: "dynamic",
        propsUrl: "houses",
        templateJson: [{ field: "street", relationField: "street" }],
      },
      { multiple: true },
    ),
    table("t", [
      field("select", "street", { dataType: "dynamic", propsUrl: "streets", templateJson }),
    ]),
  ]);
  const record = recordOf(form, {
    city: "B",
    street: "s",
    house: ["1"],
    t: [{ id: "r1", street: "x" }],
  });

  it("are asked for with its value", () => {
    expect(choicesRequest(record, "street")).toEqual({
      interfaceId: "streets",
      parameters: [
        { field: "city", value: "B" },
        { field: "me", value: 7 },
      ],
    });
    expect(choicesRequest(record, "t.street", "r1")).toEqual(choicesRequest(record, "street"));
  });

  it("are gone when it changes, and those that depend on them as well, also in rows", () => {
    const next = applyEdit(record, set("city", "S"));
    expect([
      valueAt(next, "street"),
      valueAt(next, "house"),
      valueAt(next, "t.street", "r1"),
    ]).toEqual([null, [], null]);
  });

  it("stay when nothing that they depend on changes", () => {
    expect(valueAt(applyEdit(record, set("house", ["2"])), "street")).toBe("s");
    expect(valueAt(applyEdit(record, set("city", "B")), "street")).toBe("s");
  });
});

it("bounds of dates follow other fields, the moment, and what is fixed", () => {
  const bound = (side: string, type: number, more: object) => ({
    [`${side}TimeRule`]: true,
    [`${side}TimeType`]: type,
    ...more,
  });
  const form = formOf([
    field("datePicker", "from"),
    field("datePicker", "to", {
      ...bound("start", 2, { startRelationField: "from" }),
      ...bound("end", 5, { endTimeValue: 2, endTimeTarget: 3 }),
    }),
    field("timePicker", "at", {
      ...bound("start", 4, { startTimeValue: 1, startTimeTarget: 1 }),
      ...bound("end", 3, {}),
    }),
    field("datePicker", "fixed", {}, { startTime: moment(2026, 1, 1) }),
  ]);
  const record = applyEdit(recordOf(form, {}), set("from", moment(2026, 11, 20)));
  expect(dateBounds(record, "to")).toEqual([moment(2026, 11, 20), moment(2026, 11, 25, 9, 40)]);
  expect(dateBounds(record, "at")).toEqual(["08:40:00", "09:40:00"]);
  expect(dateBounds(record, "fixed")).toEqual([moment(2026, 1, 1), null]);
  expect(dateBounds(record, "from")).toEqual([null, null]);
});
