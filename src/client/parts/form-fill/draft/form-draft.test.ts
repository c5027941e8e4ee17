import { expect, test } from "vitest";
import { applyEdit } from "#domain/form/edit/apply-edit.ts";
import { startRecord } from "#domain/form/edit/start-record.ts";
import { valueAt } from "#domain/form/graph/form-state.ts";
import { calculation, field, formOf, table } from "#tests/make/forms/records.ts";
import { surroundings } from "#tests/make/forms/surroundings.ts";
import { readDraft, stateOfDraft, writeDraft } from "./form-draft.ts";

const form = formOf([
  field("input", "title"),
  table("items", [field("inputNumber", "amount")]),
  calculation("total", "sum(items.amount)"),
]);
const fresh = startRecord(form, surroundings());

test("what was typed comes back from a draft, rows and all that follows from them included", () => {
  const edits = [
    { type: "set", path: "title", value: "Column 5" },
    { type: "addRow", table: "items", rowId: "r1" },
    { type: "set", path: "items.amount", rowId: "r1", value: 3 },
  ] as const;
  let state = fresh;
  for (const edit of edits) state = applyEdit(state, edit);
  const draft = readDraft(
    writeDraft(state, { base: { title: "" }, versionId: 4, time: 1_000, agreed: {} }),
  );
  expect(draft).toMatchObject({
    base: { title: "" },
    title: "Column 5",
    versionId: 4,
    time: 1_000,
  });
  const again = draft && stateOfDraft(fresh, draft);
  expect(again && valueAt(again, "title")).toBe("Column 5");
  expect(again && valueAt(again, "items.amount", "r1")).toBe(3);
  expect(again && valueAt(again, "total")).toBe(3);
});

test("what is no draft, or one of another form, is none", () => {
  for (const text of ["", "{", "null", "[]", '{"values":3}'])
    expect(readDraft(text)).toBeUndefined();
  const other = readDraft('{"values":{"items":"no rows"},"base":{}}');
  expect(other && stateOfDraft(fresh, other)).toBeUndefined();
});
