import { expect, test } from "vitest";
import { savedAddressOf } from "#domain/plan/saved-view/saved-address.ts";
import type { TableView } from "#domain/plan/view/table-view.ts";
import { readViewParameters } from "#domain/plan/view/view-parameters.ts";
import { isSavedAs, savableAddress } from "./savable-address.ts";

const PLAN = 7;
const mine: TableView = {
  sort: [{ field: "end", descending: true }],
  group: "owner",
  fields: [
    { field: "name", width: 320 },
    { field: "field.12", width: 96 },
  ],
};
const table = readViewParameters(PLAN, { menuType: "table", text: "rebar", saved: 5 });
const board = readViewParameters(PLAN, { text: "rebar" });

test("a table is saved with how it is set up, a board without, and neither names the view it came from", () => {
  expect(savableAddress(table, mine)).toEqual({
    view: "table",
    text: "rebar",
    sort: "-end",
    group: "owner",
    columns: "name:320,field.12:96",
  });
  expect(savableAddress({ ...board, table: mine }, mine)).toEqual({ text: "rebar" });
});

test("what is looked at is what was saved while its table is set up the same", () => {
  const address = savedAddressOf(savableAddress(table, mine));
  const saved = { planId: PLAN, address };
  expect(isSavedAs(saved, table, mine)).toBe(true);
  expect(isSavedAs(saved, table, { ...mine, group: undefined })).toBe(false);
  expect(isSavedAs(saved, board, mine)).toBe(false);
});

test("a view that was saved before tables were is the one that is looked at, however the table is set up", () => {
  const saved = { planId: PLAN, address: { view: "table", text: "rebar" } };
  expect(isSavedAs(saved, table, mine)).toBe(true);
  expect(isSavedAs(saved, { ...table, text: "" }, mine)).toBe(false);
});
