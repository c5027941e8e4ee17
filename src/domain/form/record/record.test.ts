import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  calculation,
  field,
  formOf,
  recordOf,
  table,
  valuesOf,
} from "#tests/make/forms/records.ts";
import { moment, NOW, ZONE } from "#tests/make/forms/surroundings.ts";
import { applyEdit } from "../edit/apply-edit.ts";
import { type FormValues, rowsOf } from "./form-values.ts";
import { mergeOrder } from "./merge-order.ts";
import { mergeRecords } from "./merge-records.ts";
import { readRecord } from "./read-record.ts";
import { storedValues, writeValues } from "./write-record.ts";

const form = formOf([
  field("inputNumber", "a"),
  field("input", "note"),
  field("checkbox", "tags"),
  field("areaSelect", "area"),
  table("t", [field("inputNumber", "x"), field("input", "y")]),
]);

it("keeps a date at the beginning of what its format names, on both sides", () => {
  const dated = formOf([
    field("datePicker", "day"),
    field("datePicker", "month", {}, { format: "yyyy-MM" }),
    field("dateRange", "range"),
  ]);
  const late = { day: NOW, month: NOW, range: [NOW, NOW] };
  const begun = {
    day: moment(2026, 11, 23),
    month: moment(2026, 11, 1),
    range: [moment(2026, 11, 23), moment(2026, 11, 23)],
  };
  expect(writeValues(valuesOf(dated, late))).toEqual(begun);
  const typed = applyEdit(recordOf(dated, {}), { type: "set", path: "day", value: NOW });
  expect(typed.values.fields.get("day")).toBe(begun.day);
});

describe("a record that comes in", () => {
  const reasonOf = (json: unknown) => {
    const read = readRecord(form, json, ZONE);
    return read.ok ? "" : [read.error.reason, read.error.data?.["field"]].filter(Boolean).join(" ");
  };

  it.each([
    ["no object", [], "form.notARecord"],
    ["a value of another type", { a: "1" }, "form.wrongType a"],
    ["a field that there is not", { z: 1 }, "form.fieldMissing z"],
    ["a column that there is not", { t: [{ id: "1", z: 1 }] }, "form.fieldMissing t.z"],
    ["rows that are none", { t: {} }, "form.wrongType t"],
    ["a row that is none", { t: [1] }, "form.wrongType t"],
    ["a row without an id", { t: [{ x: 1 }] }, "form.rowIdMissing t"],
    ["a row whose id is too long", { t: [{ id: "1".repeat(65) }] }, "form.rowIdMissing t"],
    ["two rows with one id", { t: [{ id: "1" }, { id: "1" }] }, "form.rowIdTwice t"],
    [
      "more rows than a sub-table has",
      { t: Array.from({ length: 2_001 }, (_, at) => ({ id: String(at) })) },
      "form.tooManyRows t",
    ],
    ["a key of the machinery", JSON.parse('{"__proto__":{"a":1}}'), "form.forbiddenKey"],
    ["a number that is none", { a: Number.NaN }, "form.notJson"],
  ])("%s is refused", (_, json, refusal) => {
    expect(reasonOf(json)).toBe(refusal);
  });

  it("is empty where it says nothing, and loses what no database takes", () => {
    const values = valuesOf(form, { note: "a\0b\ud800c", t: [{ x: 1 }] });
    expect(writeValues(values)).toEqual({
      a: null,
      note: "abc",
      tags: [],
      area: [],
      t: [{ id: "1", x: 1, y: null }],
    });
  });

  it("goes out as it came in", () => {
    const values = valuesOf(form, {
      a: 1.5,
      tags: ["b"],
      area: [11, 1101],
      t: [{ id: "r", x: 2, y: "z" }],
    });
    const again = readRecord(form, JSON.parse(JSON.stringify(writeValues(values))), ZONE);
    expect(again).toEqual({ ok: true, value: values });
  });
});

it("stores what was worked out where it is to be stored, and nothing of what is only shown", () => {
  const own = formOf([
    field("inputNumber", "a"),
    calculation("stored", "a * 2"),
    calculation("shown", "a * 3", { isStorage: 1 }),
    table("t", [field("inputNumber", "x"), calculation("double", "x * 2")]),
  ]);
  const stored = storedValues(recordOf(own, { a: 2, shown: 9, t: [{ x: 4 }] }));
  expect(writeValues(stored)).toEqual({
    a: 2,
    stored: 4,
    shown: null,
    t: [{ id: "1", x: 4, double: 8 }],
  });
});

const value = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 3 }));
const tags = fc.subarray(["p", "q", "r", "s"]);
const anyRecord = (ids: readonly string[]): fc.Arbitrary<FormValues> =>
  fc
    .tuple(
      value,
      fc.constantFrom(null, "n", "m"),
      tags,
      fc.shuffledSubarray([...ids]),
      fc.array(value, { minLength: ids.length, maxLength: ids.length }),
    )
    .map(([a, note, chosen, order, cells]) =>
      valuesOf(form, {
        a,
        note,
        tags: chosen,
        t: order.map((id, at) => ({ id, x: cells[at] ?? null })),
      }),
    );

const before = anyRecord(["r1", "r2", "r3"]);
const mineOf = anyRecord(["r1", "r2", "r3", "m1", "m2"]);
const theirsOf = anyRecord(["r1", "r2", "r3", "o1", "o2"]);

describe("two people who changed one version", () => {
  it("come to the same whoever is first, but for what they have to choose", () => {
    fc.assert(
      fc.property(before, mineOf, theirsOf, (base, mine, theirs) => {
        const [there, back] = [
          mergeRecords(form, base, mine, theirs),
          mergeRecords(form, base, theirs, mine),
        ];
        const places = (conflicts: typeof there.conflicts) =>
          conflicts.map(({ path, rowId }) => `${path}/${rowId ?? ""}`).toSorted();
        expect(places(there.conflicts)).toEqual(places(back.conflicts));
        const clash = new Set(places(there.conflicts));
        const agreed = ({ values }: typeof there) =>
          [
            ...[...values.fields].map(([name, each]) => [`${name}/`, each] as const),
            ...rowsOf(values, "t").flatMap(({ id, cells }) =>
              [...cells].map(([name, each]) => [`t.${name}/${id}`, each] as const),
            ),
          ]
            .filter(([place]) => !clash.has(place))
            .toSorted(([left], [right]) => (left < right ? -1 : 1));
        expect(agreed(there)).toEqual(agreed(back));
      }),
    );
  });

  it("keep everything that only one of them did", () => {
    fc.assert(
      fc.property(before, mineOf, (base, mine) => {
        const merged = mergeRecords(form, base, mine, base);
        expect([merged.conflicts, merged.lost]).toEqual([[], []]);
        expect(merged.values.fields).toEqual(mine.fields);
        expect(rowsOf(merged.values, "t")).toEqual(rowsOf(mine, "t"));
      }),
    );
  });

  it("are told of a field that both wrote, and theirs stands", () => {
    const [base, mine, theirs] = [1, 2, 3].map((a) =>
      valuesOf(form, { a, area: [a], t: [{ id: "r", x: a }] }),
    );
    const { values, conflicts } = mergeRecords(form, base!, mine!, theirs!);
    expect(conflicts).toEqual([
      { path: "a", base: 1, mine: 2, theirs: 3 },
      { path: "area", base: [1], mine: [2], theirs: [3] },
      { path: "t.x", rowId: "r", base: 1, mine: 2, theirs: 3 },
    ]);
    expect(values).toEqual(theirs);
  });

  it("both add to and take from what is chosen", () => {
    const [base, mine, theirs] = [
      ["p", "q"],
      ["p", "q", "r"],
      ["q", "s"],
    ].map((chosen) => valuesOf(form, { tags: chosen }));
    const { values, conflicts } = mergeRecords(form, base!, mine!, theirs!);
    expect([values.fields.get("tags"), conflicts]).toEqual([["q", "r", "s"], []]);
  });

  it("lose a row that one of them removed, and are told what the other wrote in it", () => {
    const rows = (...t: object[]) => valuesOf(form, { t });
    const base = rows({ id: "r1", x: 1 }, { id: "r2", x: 1 }, { id: "r3", x: 1 });
    const mine = rows({ id: "r1", x: 2 }, { id: "r2", x: 1 }, { id: "r3", x: 1 });
    const theirs = rows({ id: "r3", x: 1 });
    const { values, lost } = mergeRecords(form, base, mine, theirs);
    expect(rowsOf(values, "t").map(({ id }) => id)).toEqual(["r3"]);
    expect(lost.map(({ row, by }) => [row.id, row.cells.get("x"), by])).toEqual([
      ["r1", 2, "mine"],
    ]);
  });

  it.each([
    [
      "new rows stand behind the row they were put behind",
      ["a", "b"],
      ["a", "m", "b"],
      ["a", "b", "o"],
      ["a", "m", "b", "o"],
    ],
    [
      "new rows at the same place keep together",
      ["a"],
      ["a", "m2", "m1"],
      ["a", "o1", "o2"],
      ["a", "m2", "m1", "o1", "o2"],
    ],
    ["it does not matter who put them there first", ["a"], ["a", "z"], ["a", "b"], ["a", "b", "z"]],
    [
      "who moved rows alone is followed",
      ["a", "b", "c"],
      ["c", "a", "b"],
      ["a", "b", "c"],
      ["c", "a", "b"],
    ],
    [
      "where both moved rows theirs is the order",
      ["a", "b", "c"],
      ["c", "a", "b"],
      ["b", "a", "c"],
      ["b", "a", "c"],
    ],
    [
      "a row put behind one that is gone stands where that was",
      ["a", "b"],
      ["a", "b", "m"],
      ["a"],
      ["a", "m"],
    ],
    ["rows that both have stand once", ["a"], ["n", "a"], ["a", "n"], ["n", "a"]],
  ])("%s", (_, base, mine, theirs, order) => {
    expect(mergeOrder(base, mine, theirs)).toEqual(order);
  });
});
