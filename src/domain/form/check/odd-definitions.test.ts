import * as fc from "fast-check";
import { expect, it } from "vitest";
import { editsOf } from "#tests/make/forms/answers.ts";
import { words } from "#tests/make/forms/kinds/known-names.ts";
import { surroundings, ZONE } from "#tests/make/forms/surroundings.ts";
import { parseDefinition } from "../definition/parse-definition.ts";
import { writeDefinition } from "../definition/write-definition.ts";
import { applyEdit } from "../edit/apply-edit.ts";
import { startRecord } from "../edit/start-record.ts";
import { fieldKinds } from "../field-kinds/field-kinds.ts";
import { fieldText } from "../field-kinds/field-text.ts";
import { compileForm } from "../graph/compile-form.ts";
import { valueAt } from "../graph/form-state.ts";
import { valueOfText } from "../import-text/value-of-text.ts";
import { readRecord } from "../record/read-record.ts";
import { storedValues, writeValues } from "../record/write-record.ts";
import { validateForm } from "../validation/validate-form.ts";
import { checkForm } from "./check-form.ts";

const names = ["a", "b", "c", "d", "t"];
const propertyNames = [...new Set(fieldKinds.flatMap(({ properties }) => Object.keys(properties)))];
const configNames = [
  "label",
  "required",
  "defaultValue",
  "defaultCurrent",
  "noShow",
  "visibility",
  "regList",
  "unique",
  "dataType",
  "propsUrl",
  "templateJson",
  "startTimeRule",
  "startTimeType",
  "startTimeValue",
  "startTimeTarget",
  "startRelationField",
];

const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    0,
    1,
    -1,
    1e308,
    1e-9,
    true,
    "",
    "a",
    "t.b",
    "t-b",
    "@now",
    "currentUser",
    "yyyy-MM",
    null,
  ),
  fc.constant([
    { pattern: "/(a+)+$/", message: 5 },
    { id: "x", fullName: 7 },
    { sourceType: 1, relationField: "b" },
    { sourceValue: "c", targetField: "x" },
  ]),
  fc.array(fc.constantFrom("sum", "(", ")", "+", "÷", "1", ".", "'x'", "@now", "and", ","), {
    maxLength: 8,
  }),
  fc
    .constantFrom(...names)
    .map((name) => [
      { __vModel__: name },
      "÷",
      { __vModel__: "b" },
      "-",
      "addDays",
      "(",
      { __vModel__: "t.b" },
      ",",
      "9999999",
      ")",
    ]),
);
const oddObject = (keys: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...keys), oddValue), { maxLength: 5 })
    .map((entries) => Object.fromEntries(entries));

const oddField = (children: fc.Arbitrary<readonly unknown[]>) =>
  fc
    .tuple(
      fc.constantFrom(...fieldKinds.map(({ name }) => name), "nobody"),
      fc.constantFrom(...names),
      oddObject(configNames),
      oddObject(propertyNames),
      children,
    )
    .map(([zjKey, name, config, properties, inner]) => ({
      ...properties,
      __vModel__: name,
      __config__: { ...config, zjKey, ...(inner.length > 0 && { children: inner }) },
    }));
const fields = fc.uniqueArray(
  oddField(fc.oneof(fc.constant([]), fc.array(oddField(fc.constant([])), { maxLength: 2 }))),
  {
    selector: (field) => field.__vModel__,
    maxLength: 5,
  },
);
const oddAction = fc.record({
  op: fc.constantFrom(
    "show",
    "hide",
    "require",
    "optional",
    "enable",
    "disable",
    "options",
    "compute",
    "set",
    "check",
    "tell",
    "explode",
  ),
  targets: fc.array(fc.constantFrom(...names, "t.a", "t.b"), { maxLength: 2 }),
  expression: oddValue,
  ids: oddValue,
  atLeast: oddValue,
});
const oddRule = fc.record({
  when: fc.oneof(oddValue, fc.record({ expression: oddValue }), fc.constant(null)),
  does: fc.array(oddAction, { maxLength: 2 }),
  otherwise: oddValue,
});
const oddDefinition = fc.record({
  fields,
  rules: fc.array(oddRule, { maxLength: 4 }),
  uniqueSets: oddValue,
});

it("no definition, however odd, brings down what reads, fills in, checks, shows or imports by it", () => {
  let read = 0;
  fc.assert(
    fc.property(oddDefinition, fc.infiniteStream(fc.nat()), (json, luck) => {
      const plain: unknown = JSON.parse(JSON.stringify(json));
      const definition = parseDefinition(plain);
      if (!definition.ok) return;
      read += 1;
      expect(writeDefinition(definition.value)).toEqual(plain);
      const form = compileForm(definition.value);
      expect(Array.isArray(checkForm(form))).toBe(true);
      if (form.fields.size === 0) return;
      const [edits = []] = fc.sample(editsOf(form, 8), { numRuns: 1, seed: luck.next().value });
      const record = edits.reduce(
        (state, edit) => applyEdit(state, edit),
        startRecord(form, surroundings()),
      );
      for (const problem of validateForm(record)) expect(form.pieces.has(problem.path)).toBe(true);
      for (const { path, node } of form.fields.values()) {
        expect(typeof fieldText(node, valueAt(record, path), words)).toBe("string");
        expect(typeof valueOfText(node, "1,2", words).ok).toBe("boolean");
      }
      const sent: unknown = JSON.parse(JSON.stringify(writeValues(storedValues(record))));
      expect(readRecord(form, sent, ZONE)).toMatchObject({ ok: true });
    }),
    { numRuns: 400 },
  );
  expect(read).toBeGreaterThan(100);
});
