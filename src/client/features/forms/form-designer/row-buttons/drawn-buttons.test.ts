import { expect, test } from "vitest";
import { field, formOf, table } from "#tests/make/forms/records.ts";
import {
  drawnButtons,
  filledFrom,
  isPick,
  pickingFrom,
  picksRecords,
  withFilled,
  withPick,
} from "./drawn-buttons.ts";

function tableWith(properties: Readonly<Record<string, unknown>>) {
  const piece = formOf([table("items", [field("input", "a")], properties)]).pieces.get("items");
  if (!piece) throw new Error("The form has no sub-table");
  return piece.node;
}
const select = { value: "select", actionConfig: { dataSource: "form", modelId: "7" } };
const shown = (properties: Readonly<Record<string, unknown>>) =>
  drawnButtons(tableWith(properties)).map(({ value, show }) => [value, show !== false]);

test("buttons are drawn as whoever fills in finds them, those that are not shown among them", () => {
  expect(shown({})).toEqual([
    ["add", true],
    ["batchRemove", true],
  ]);
  expect(shown({ footerBtnsList: [select] })).toEqual([
    ["select", true],
    ["add", true],
    ["batchRemove", true],
  ]);
  expect(shown({ footerBtnsList: [select], addType: 1 })).toEqual([
    ["select", true],
    ["add", false],
    ["batchRemove", true],
  ]);
  expect(shown({ footerBtnsList: [{ value: "batchRemove" }] })).toEqual([
    ["batchRemove", true],
    ["add", false],
  ]);
});

test("each button that picks rows has a name of its own", () => {
  const names = withPick(withPick([select, { value: "add" }])).map(({ value }) => value);
  expect(names).toEqual(["select", "add", "select2", "select3"]);
  expect([select, { value: "add" }].map(isPick)).toEqual([true, false]);
});

test("a column is filled from a column, from a value, or not at all, and its place stays", () => {
  const one = withFilled(withFilled(select, "a", { from: "name" }), "b", { value: "t" });
  expect(filledFrom(one, "a")).toEqual({ from: "name" });
  expect(filledFrom(one, "b")).toEqual({ value: "t" });
  const other = withFilled({ ...one, formStorage: "a" }, "a", undefined);
  expect(filledFrom(other, "a")).toBeUndefined();
  expect(other).not.toHaveProperty("formStorage");
  expect(filledFrom(other, "b")).toEqual({ value: "t" });
});

test("what picks from elsewhere forgets what it took from where it picked before", () => {
  const filled = { ...withFilled(select, "a", { from: "name" }), formStorage: "a" };
  const next = pickingFrom(filled, { interfaceId: "3" });
  expect(next).toEqual({
    value: "select",
    actionConfig: { dataSource: "dynamic", interfaceId: "3" },
  });
  expect([picksRecords(filled), picksRecords(next)]).toEqual([true, false]);
});
