import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editsOf } from "#tests/make/forms/answers.ts";
import { words } from "#tests/make/forms/kinds/known-names.ts";
import { otherForms } from "#tests/make/forms/other-forms.ts";
import { surroundings, ZONE } from "#tests/make/forms/surroundings.ts";
import { definitionOf, templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { checkForm } from "../check/check-form.ts";
import { writeDefinition } from "../definition/write-definition.ts";
import { applyEdit } from "../edit/apply-edit.ts";
import { startRecord } from "../edit/start-record.ts";
import { fieldText } from "../field-kinds/field-text.ts";
import { compileForm } from "../graph/compile-form.ts";
import { evaluateForm } from "../graph/evaluate-form.ts";
import { type FormState, valueAt } from "../graph/form-state.ts";
import { mergeRecords } from "../record/merge-records.ts";
import { readRecord } from "../record/read-record.ts";
import { rowsOf } from "../record/form-values.ts";
import { storedValues, writeValues } from "../record/write-record.ts";
import { validateForm } from "../validation/validate-form.ts";
import { definitionOfTemplate } from "./form-template.ts";

const corpus = [
  ...templates.map((template) => ({
    key: template.key,
    definition: definitionOfTemplate(template, wordsOfTemplate(template.key, "zh")) as object,
  })),
  ...otherForms,
];

/** Every result of a record, for the form and for each row that has one. */
function resultsOf({ derived }: FormState) {
  const rows = [...derived.rows].flatMap(([table, all]) =>
    [...all].map(([id, results]) => [`${table}/${id}`, results] as const),
  );
  return { form: derived.form, rows: new Map(rows) };
}

describe.each(corpus)("the form $key, filled in anyhow,", ({ definition }) => {
  const form = compileForm(definitionOf(definition));
  const filledIn = (edits: Parameters<typeof applyEdit>[1][]) =>
    edits.reduce((state, edit) => applyEdit(state, edit), startRecord(form, surroundings()));

  it("has nothing to mend, and comes back as it was", () => {
    expect(checkForm(form)).toEqual([]);
    expect(writeDefinition(form.definition)).toEqual(definition);
  });

  it("shows at each step what the whole record comes to, and the server comes to the same", () => {
    fc.assert(
      fc.property(editsOf(form, 25), (edits) => {
        const record = filledIn(edits);
        expect(resultsOf(record)).toEqual(
          resultsOf(evaluateForm(form, record.values, record.around)),
        );
        const sent: unknown = JSON.parse(JSON.stringify(writeValues(storedValues(record))));
        const read = readRecord(form, sent, ZONE);
        if (!read.ok) throw new Error(JSON.stringify(read.error));
        const onServer = evaluateForm(form, read.value, record.around);
        expect(writeValues(storedValues(onServer))).toEqual(sent);
        expect(validateForm(onServer)).toEqual(validateForm(record));
      }),
      { numRuns: 15 },
    );
  });

  it("says every value as text, and merges with itself to itself", () => {
    fc.assert(
      fc.property(editsOf(form, 25), (edits) => {
        const record = filledIn(edits);
        const texts = [...form.fields.values()].flatMap(({ path, table, node }) =>
          (table === undefined
            ? [undefined]
            : rowsOf(record.values, table).map(({ id }) => id)
          ).map((id) => fieldText(node, valueAt(record, path, id), words)),
        );
        expect(texts.filter((text) => /undefined|NaN|\[object/.test(text))).toEqual([]);
        const base = startRecord(form, surroundings()).values;
        expect(mergeRecords(form, base, record.values, record.values)).toMatchObject({
          values: record.values,
          conflicts: [],
          lost: [],
        });
      }),
      { numRuns: 10 },
    );
  });
});

it("there are forty of them and more", () => {
  expect(corpus.length).toBeGreaterThan(40);
});
