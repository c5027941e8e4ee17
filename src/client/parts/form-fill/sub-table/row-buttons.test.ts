import { expect, test } from "vitest";
import { formOf, table } from "#tests/make/forms/records.ts";
import { columnButtons, footerButtons } from "./row-buttons.ts";

function tableWith(properties: Readonly<Record<string, unknown>>) {
  const piece = formOf([table("items", [], properties)]).tables.get("items")?.piece;
  if (!piece) throw new Error("The form has no sub-table");
  return piece.node;
}
const names = (buttons: readonly { readonly name: string }[]) => buttons.map(({ name }) => name);

test("rows can be copied, removed, added and removed together where the form says nothing", () => {
  expect(names(columnButtons(tableWith({})))).toEqual(["copy", "remove"]);
  expect(names(footerButtons(tableWith({})))).toEqual(["add", "batchRemove"]);
});

test("a form that picks its rows offers no empty ones", () => {
  const select = { value: "select", actionConfig: { modelId: "worker" } };
  const strange = { value: "Select", actionConfig: { interfaceId: "prices" } };
  const picking = tableWith({ addType: 1, footerBtnsList: [select, strange] });
  expect(names(footerButtons(picking))).toEqual(["select", "batchRemove"]);
});

test("buttons that a form hides are not there, those that ask say so", () => {
  const own = tableWith({
    columnBtnsList: [
      { value: "copy", show: false },
      { value: "remove", label: "Strike out", showConfirm: true },
    ],
  });
  expect(columnButtons(own)).toMatchObject([{ name: "remove", label: "Strike out", asks: true }]);
});
