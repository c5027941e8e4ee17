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
const sand = { id: 11, name: "Sand", unit: "t" };
const brick = { id: 12, name: "Brick", unit: "pcs" };
const mayFill = () => true;

test("picked records become rows, with what their column fills besides", () => {
  let state = recordOf(form, {});
  let count = 0;
  const newRowId = () => `r${(count += 1)}`;
  const picking = { table: "items", button, newRowId, mayFill };
  for (const edit of pickedEdits(state, [sand, brick], picking).edits)
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
  const { edits, skipped } = pickedEdits(state, [sand, brick], {
    table: "items",
    button,
    newRowId: () => "new",
    mayFill,
  });
  expect(skipped).toBe(1);
  expect(edits.map(({ type }) => type)).toEqual(["addRow", "set"]);
});

test("nothing is picked into a column that somebody may not fill", () => {
  const state = recordOf(form, {});
  const picking = { table: "items", button, newRowId: () => "new", mayFill: () => false };
  expect(pickedEdits(state, [sand], picking)).toEqual({ edits: [], skipped: 0 });
});

const lines = formOf([
  table("items", [
    field("input", "article"),
    field("inputNumber", "price"),
    field("input", "note"),
  ]),
]);
const priced = {
  value: "select",
  formStorage: "article",
  actionConfig: {
    dataSource: "dynamic",
    interfaceId: "prices",
    relationOptions: [
      { field: "article", type: 1, value: "Article" },
      { field: "price", type: 1, value: "Price" },
      { field: "note", type: 2, value: "From the list" },
    ],
  },
};

test("rows of a data source fill the columns that the button names, as these keep values, each article once", () => {
  const state = recordOf(lines, { items: [{ article: "7", price: 3 }] });
  const { edits, skipped } = pickedEdits(
    state,
    [
      { Article: 7, Price: "3.50" },
      { Article: 8, Price: "4.25" },
      { Article: "9", Price: "on demand" },
    ],
    { table: "items", button: priced, newRowId: () => "new", mayFill },
  );
  expect(skipped).toBe(1);
  expect(edits).toMatchObject([
    { cells: { article: "8", price: 4.25, note: "From the list" } },
    { cells: { article: "9", note: "From the list" } },
  ]);
});

test("a column that whoever fills in may not write is left as it begins", () => {
  const { edits } = pickedEdits(recordOf(lines, {}), [{ Article: "7", Price: 3 }], {
    table: "items",
    button: priced,
    newRowId: () => "new",
    mayFill: (column) => column !== "price",
  });
  expect(edits).toEqual([
    {
      type: "addRow",
      table: "items",
      rowId: "new",
      cells: { article: "7", note: "From the list" },
    },
  ]);
});
