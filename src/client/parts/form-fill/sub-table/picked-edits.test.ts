import { expect, test } from "vitest";
import { applyEdit } from "#domain/form/edit/apply-edit.ts";
import { valueAt } from "#domain/form/graph/form-state.ts";
import { rowsOf } from "#domain/form/record/form-values.ts";
import { field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { pickedEdits } from "./picked-edits.ts";

const button = { value: "select", actionConfig: { dataSource: "form", modelId: "material" } };
const form = formOf([
  table("items", [
    field(
      "relationForm",
      "material",
      {},
      {
        modelId: "material",
        transferList: [{ sourceValue: "items-unit", targetField: "unit" }],
      },
    ),
    field("input", "unit"),
  ]),
]);
const sand = { id: 11, title: "Sand", row: { name: "Sand", unit: "t" } };
const brick = { id: 12, title: "Brick", row: { name: "Brick", unit: "pcs" } };

test("picked records become rows, with what their column fills besides", () => {
  let state = recordOf(form, {});
  let count = 0;
  const newRowId = () => `r${(count += 1)}`;
  for (const edit of pickedEdits(state, "items", [sand, brick], button, newRowId).edits)
    state = applyEdit(state, edit);
  const rows = rowsOf(state.values, "items").map(({ id }) => [
    valueAt(state, "items.material", id),
    valueAt(state, "items.unit", id),
  ]);
  expect(rows).toEqual([
    [11, "t"],
    [12, "pcs"],
  ]);
});

test("a record that has its row already is skipped and counted", () => {
  const state = recordOf(form, { items: [{ material: 11 }] });
  const { edits, skipped } = pickedEdits(state, "items", [sand, brick], button, () => "new");
  expect(skipped).toBe(1);
  expect(edits.map(({ type }) => type)).toEqual(["addRow", "set"]);
});
