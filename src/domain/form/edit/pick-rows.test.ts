import { expect, it } from "vitest";
import { field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { valueAt } from "../graph/form-state.ts";
import type { JsonObject } from "../json/json.ts";
import { rowsOf } from "../record/form-values.ts";
import { messageIn } from "../rules/form-rule.ts";
import { applyEdit } from "./apply-edit.ts";
import { pickRows, readPickSettings, settingsWithin } from "./pick-rows.ts";

const form = formOf([
  table("t", [
    field("relationForm", "worker", {}, { modelId: "w" }),
    field("inputNumber", "rate"),
    field("input", "unit"),
  ]),
]);
const settings = readPickSettings({
  value: "select",
  formStorage: "worker",
  actionConfig: {
    relationOptions: [
      { field: "worker", type: 1, value: "id" },
      { field: "rate", type: 1, value: "payRate" },
      { field: "unit", type: 2, value: "day" },
    ],
  },
});

it("picked rows become rows, those that are there already or were picked twice do not", () => {
  const record = recordOf(form, { t: [{ id: "r1", worker: "5" }] });
  const picked: JsonObject[] = [
    { id: "5", payRate: 1 },
    { id: "6", payRate: 300 },
    { id: "6", payRate: 2 },
    { id: null, payRate: 4 },
    {},
  ];
  const { edits, skipped } = pickRows(record, "t", picked, settings, (at) => `n${at}`);
  const next = edits.reduce((state, edit) => applyEdit(state, edit), record);
  expect(skipped).toBe(2);
  expect(rowsOf(next.values, "t").map(({ id }) => id)).toEqual(["r1", "n1", "n3", "n4"]);
  expect([
    valueAt(next, "t.worker", "n1"),
    valueAt(next, "t.rate", "n1"),
    valueAt(next, "t.unit", "n1"),
  ]).toEqual(["6", 300, "day"]);
});

it("the first column is the one that rows are known by where none is named", () => {
  const { storage } = readPickSettings({
    actionConfig: { relationOptions: [{ field: "rate", type: 1, value: "x" }] },
  });
  expect([storage, readPickSettings({}).cells]).toEqual(["rate", []]);
});

it("rows are known by no value that always stands there, and by no column that somebody may not fill", () => {
  const relationOptions = [
    { field: "unit", type: 2, value: "day" },
    { field: "worker", type: 1, value: "id" },
    { field: "rate", type: 1, value: "payRate" },
  ];
  const button = (formStorage: string) =>
    readPickSettings({ formStorage, actionConfig: { relationOptions } });
  expect(["", "unit", "rate"].map((said) => button(said).storage)).toEqual([
    "worker",
    "worker",
    "rate",
  ]);
  const within = settingsWithin(button(""), (column) => column !== "worker");
  expect(within.storage).toBe("rate");
  expect(within.cells.map(({ column }) => column)).toEqual(["unit", "rate"]);
  expect(settingsWithin(button(""), (column) => column === "unit").storage).toBe("");
});

it("a message is said in the language it has", () => {
  const message = { en: "Too young", zh: "未成年" };
  expect([
    messageIn(message, "zh"),
    messageIn(message, "de"),
    messageIn({ zh: "未成年" }, "de"),
    messageIn("As written", "de"),
    messageIn({}, "de"),
  ]).toEqual(["未成年", "Too young", "未成年", "As written", ""]);
});
