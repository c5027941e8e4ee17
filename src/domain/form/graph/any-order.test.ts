import * as fc from "fast-check";
import { expect, it } from "vitest";
import {
  calculation,
  field,
  formOf,
  recordOf,
  rule,
  table,
  valuesOf,
} from "#tests/make/forms/records.ts";
import { surroundings, ZONE } from "#tests/make/forms/surroundings.ts";
import { applyEdit } from "../edit/apply-edit.ts";
import type { FormEdit } from "../edit/form-edit.ts";
import { readRecord } from "../record/read-record.ts";
import { storedValues, writeValues } from "../record/write-record.ts";
import { evaluateForm } from "./evaluate-form.ts";
import type { Form } from "./form.ts";
import type { FormState } from "./form-state.ts";

const inputs = ["a", "b", "c"];
const columns = ["x", "y"];

/** Formulas over what stands before them, so that nothing goes round in a circle. */
function formulaOver(names: readonly string[]): fc.Arbitrary<string> {
  const operand = fc.oneof(
    fc.constantFrom(...names),
    fc.constantFrom(...names).map((name) => `sum(${name})`),
    fc.integer({ min: 0, max: 9 }).map(String),
  );
  const operator = fc.constantFrom("+", "-", "*", "/");
  return fc.oneof(
    fc.tuple(operand, operator, operand).map((parts) => parts.join(" ")),
    fc.tuple(operand, operand, operand).map(([a, b, c]) => `if(${a} > ${b}, ${c}, ${b})`),
    fc.tuple(operand, operand).map(([a, b]) => `max(${a}, ${b}) + count(t)`),
  );
}

/** Fields and columns that reckon with each other across the wall between form and rows, and rules about all of them. */
const ops = ["show", "hide", "require", "disable"];
const anyParts = (known: readonly string[]) =>
  fc.tuple(
    formulaOver([...inputs, "t.x"]),
    formulaOver(["t.x", "t.y", "a", "m0"]),
    formulaOver([...inputs, "m0", "t.r0"]),
    formulaOver(["t.y", "t.r0", "m1", "b"]),
    formulaOver(["m0", "m1", "t.r1", "t.x"]),
    fc.array(
      fc.tuple(
        fc.constantFrom(...known),
        fc.constantFrom(...inputs, "t", "t.x", "t.y", "card"),
        formulaOver(["a", "m1", "t.r1", "m2"]),
      ),
      { maxLength: 6 },
    ),
  );

type Parts = ReturnType<typeof anyParts> extends fc.Arbitrary<infer Value> ? Value : never;

function formOfParts([m0, r0, m1, r1, m2, rules]: Parts): Form {
  return formOf(
    [
      ...inputs.slice(1).map((name) => field("inputNumber", name)),
      { __config__: { zjKey: "card", formId: "card", children: [field("inputNumber", "a")] } },
      table("t", [
        ...columns.map((name) => field("inputNumber", name)),
        calculation("r0", r0),
        calculation("r1", r1),
      ]),
      calculation("m0", m0),
      calculation("m1", m1),
      calculation("m2", m2),
    ],
    rules.map(([op, target, when]) =>
      rule(`${when} > 2`, { op, targets: [target], atLeast: 2, ids: [1, 2] }),
    ),
  );
}

const rowIds = ["r1", "r2", "r3", "r4"];
const number = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -5, max: 20 }),
  fc.constantFrom(0.1, 2.5),
);
const anyEdit: fc.Arbitrary<FormEdit> = fc.oneof(
  fc.record({ type: fc.constant("set" as const), path: fc.constantFrom(...inputs), value: number }),
  fc.record({
    type: fc.constant("set" as const),
    path: fc.constantFrom("t.x", "t.y"),
    rowId: fc.constantFrom(...rowIds),
    value: number,
  }),
  fc.record({
    type: fc.constant("addRow" as const),
    table: fc.constant("t"),
    rowId: fc.constantFrom(...rowIds),
    cells: fc.record({ x: number }),
  }),
  fc.record({
    type: fc.constant("copyRow" as const),
    table: fc.constant("t"),
    rowId: fc.constantFrom(...rowIds),
    copyId: fc.constantFrom(...rowIds),
  }),
  fc.record({
    type: fc.constant("removeRows" as const),
    table: fc.constant("t"),
    rowIds: fc.subarray(rowIds),
  }),
  fc.record({
    type: fc.constant("moveRow" as const),
    table: fc.constant("t"),
    rowId: fc.constantFrom(...rowIds),
    before: fc.constantFrom(...rowIds),
  }),
);

/** All results, rows without any left out. */
function resultsOf({ derived }: FormState) {
  const rows = [...derived.rows].map(([name, all]) => [
    name,
    Object.fromEntries([...all].map(([id, results]) => [id, new Map(results)])),
  ]);
  return {
    form: derived.form,
    rows: Object.fromEntries(rows.filter(([, all]) => Object.keys(all ?? {}).length > 0)) as object,
  };
}

it("what follows from an edit is what follows from the whole record", () => {
  fc.assert(
    fc.property(
      anyParts([...ops, "options"]),
      fc.array(anyEdit, { maxLength: 12 }),
      (parts, edits) => {
        const form = formOfParts(parts);
        let record = recordOf(form, { a: 1, t: [{ id: "r1", x: 2 }] });
        for (const edit of edits) {
          record = applyEdit(record, edit);
          const anew = evaluateForm(form, record.values, record.around);
          expect(resultsOf(record)).toEqual(resultsOf(anew));
        }
      },
    ),
    { numRuns: 150 },
  );
});

it("edits of different fields come to the same in any order", () => {
  const cells = [
    ...inputs.map((path) => ({ path })),
    ...["t.x", "t.y"].flatMap((path) => ["r1", "r2"].map((rowId) => ({ path, rowId }))),
  ];
  fc.assert(
    fc.property(
      anyParts(ops),
      fc.array(number, { minLength: cells.length, maxLength: cells.length }),
      fc.shuffledSubarray(cells),
      (parts, values, order) => {
        const form = formOfParts(parts);
        const edits = cells
          .filter((cell) => order.includes(cell))
          .map((cell) => ({
            type: "set" as const,
            value: values[cells.indexOf(cell)] ?? null,
            ...cell,
          }));
        const start = recordOf(form, { t: [{ id: "r1" }, { id: "r2" }] });
        const inOrder = edits.reduce((state, edit) => applyEdit(state, edit), start);
        const shuffled = order.map(
          (cell) => edits[cells.filter((each) => order.includes(each)).indexOf(cell)],
        );
        const otherwise = shuffled.reduce(
          (record, edit) => (edit ? applyEdit(record, edit) : record),
          start,
        );
        expect(resultsOf(otherwise)).toEqual(resultsOf(inOrder));
        expect(otherwise.values).toEqual(inOrder.values);
      },
    ),
    { numRuns: 150 },
  );
});

it("the server reckons from what it is sent what the browser showed", () => {
  fc.assert(
    fc.property(
      anyParts([...ops, "options"]),
      fc.array(anyEdit, { maxLength: 12 }),
      (parts, edits) => {
        const form = formOfParts(parts);
        const inBrowser = edits.reduce(
          (state, edit) => applyEdit(state, edit),
          recordOf(form, { a: 1, t: [{ id: "r1", x: 2 }] }),
        );
        const sent: unknown = JSON.parse(JSON.stringify(writeValues(storedValues(inBrowser))));
        const read = readRecord(form, sent, ZONE);
        expect(read.ok).toBe(true);
        const onServer = evaluateForm(
          form,
          read.ok ? read.value : valuesOf(form, {}),
          surroundings(),
        );
        expect(resultsOf(onServer)).toEqual(resultsOf(inBrowser));
        expect(storedValues(onServer)).toEqual(storedValues(inBrowser));
      },
    ),
    { numRuns: 150 },
  );
});

it("what a client claims to have reckoned counts for nothing", () => {
  const form = formOf([field("inputNumber", "a"), calculation("double", "a * 2")]);
  const record = recordOf(form, { a: 3, double: 1_000 });
  expect(storedValues(record).fields.get("double")).toBe(6);
});
