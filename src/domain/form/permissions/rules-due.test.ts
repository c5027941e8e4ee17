import * as fc from "fast-check";
import { expect, test } from "vitest";
import { field, formOf, formula, rule, table, valuesOf } from "#tests/make/forms/records.ts";
import { surroundings } from "#tests/make/forms/surroundings.ts";
import { applyEdit } from "../edit/apply-edit.ts";
import type { FormEdit } from "../edit/form-edit.ts";
import { startRecord } from "../edit/start-record.ts";
import { evaluateForm } from "../graph/evaluate-form.ts";
import { type FormState, valueAt } from "../graph/form-state.ts";
import { writeValues } from "../record/write-record.ts";
import { fieldRights } from "./field-rights.ts";
import { asBegun, fieldsOfRules, withRulesDue } from "./rules-due.ts";

const sets = (target: string, text: string) => ({
  op: "set",
  targets: [target],
  expression: formula(text),
});
const form = formOf(
  [
    field("inputNumber", "a"),
    field("inputNumber", "b"),
    field("inputNumber", "due"),
    field("inputNumber", "twice"),
    field("switch", "wet"),
    field("select", "work", {}, { multiple: true }),
    table("t", [field("inputNumber", "x"), field("inputNumber", "y", { defaultValue: 1 })]),
  ],
  [
    rule("a > 5", sets("due", "a * 10 + sum(t.y)")),
    rule("due > 0", sets("twice", "due * 2")),
    rule("t.x > 1", sets("t.y", "t.x + b")),
    rule("wet == 1", { op: "options", targets: ["work"], ids: ["p"] }),
  ],
);
const own = { due: "read", "t.y": "read", work: "read", twice: "read" } as const;
const rights = fieldRights(form, { own });
const locked = Object.keys(own);

const value = fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(null));
const rowId = fc.constantFrom("r1", "r2", "r3", "r4");
const edit: fc.Arbitrary<FormEdit> = fc.oneof(
  fc.record({ type: fc.constant("set" as const), path: fc.constantFrom("a", "b"), value }),
  fc.record({
    type: fc.constant("set" as const),
    path: fc.constant("wet"),
    value: fc.constantFrom(0, 1),
  }),
  fc.record({ type: fc.constant("set" as const), path: fc.constant("t.x"), rowId, value }),
  fc.record({ type: fc.constant("addRow" as const), table: fc.constant("t"), rowId }),
  fc.record({
    type: fc.constant("copyRow" as const),
    table: fc.constant("t"),
    rowId,
    copyId: rowId,
  }),
  fc.record({
    type: fc.constant("removeRows" as const),
    table: fc.constant("t"),
    rowIds: fc.array(rowId, { maxLength: 2 }),
  }),
);

const standing = evaluateForm(
  form,
  valuesOf(form, {
    a: 1,
    due: 7,
    work: ["p", "q"],
    t: [
      { id: "r1", x: 1, y: 3 },
      { id: "r2", x: 4, y: 9 },
    ],
  }),
  surroundings(),
);
const nothing = startRecord(form, surroundings());

/** As the server does, which has what stands and what is sent. */
function onServer(begun: FormState, sent: FormState): FormState {
  const ofRules = fieldsOfRules(form, rights);
  return withRulesDue(begun, asBegun(begun, sent.values, ofRules), ofRules);
}

test.each([
  ["a new record", nothing],
  ["one that stands", standing],
])("in %s a browser fills what nobody may write as the server does", (_name, begun) => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const end = edits.reduce((state, each) => applyEdit(state, each, { rights, begun }), begun);
      expect(writeValues(onServer(begun, end).values)).toEqual(writeValues(end.values));
    }),
  );
});

test("what a rule has set goes back with what it was set because of", () => {
  const set = (state: FormState, a: number) =>
    applyEdit(state, { type: "set", path: "a", value: a }, { rights, begun: standing });
  const due = (state: FormState) => ["due", "twice"].map((path) => valueAt(state, path));
  const high = set(standing, 6);
  expect(due(high)).toEqual([72, 144]);
  expect(due(set(high, 1))).toEqual([7, null]);
});

test("choices that a rule takes away go, also where nobody may write", () => {
  const wet = applyEdit(
    standing,
    { type: "set", path: "wet", value: 1 },
    { rights, begun: standing },
  );
  expect(valueAt(wet, "work")).toEqual(["p"]);
  expect(valueAt(onServer(standing, wet), "work")).toEqual(["p"]);
});

test("a browser puts nothing into what is hidden from whoever fills in", () => {
  const hidden = fieldRights(form, {
    own: Object.fromEntries(locked.map((path) => [path, "hidden" as const])),
  });
  const end = applyEdit(
    nothing,
    { type: "set", path: "a", value: 9 },
    { rights: hidden, begun: nothing },
  );
  expect(valueAt(end, "due")).toBeNull();
  const ofRules = fieldsOfRules(form, hidden);
  expect(valueAt(withRulesDue(nothing, end.values, ofRules), "due")).toBe(90);
});
