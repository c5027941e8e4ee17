import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readViewParameters } from "#domain/plan/view/view-parameters.ts";
import { keepView, keptAddress, readKeptView } from "./kept-view.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

const table = readViewParameters(7, { menuType: "table", showCompleted: false, text: "pour" });

test("a plan is shown as the person left it, without the words they looked for", () => {
  keepView(1, table);
  expect(readKeptView(1, 7)).toEqual({ ...table, text: "" });
  expect(keptAddress(1, 7)).toEqual({ view: "table", state: "open" });
});

test("how somebody else has set up the table is not kept, nor that a saved view was opened", () => {
  keepView(1, { ...table, saved: 3, table: { sort: [], group: "owner", fields: [] } });
  expect(keptAddress(1, 7)).toEqual({ view: "table", state: "open" });
});

test("each plan is kept on its own, for each person of a browser", () => {
  keepView(1, table);
  expect(keptAddress(2, 7)).toEqual({});
  expect(keptAddress(1, 8)).toEqual({});
});

test("what was kept and cannot be read is as nothing kept", () => {
  keepView(1, table);
  const [name = ""] = kept.keys();
  for (const broken of ["{", "null", '"table"', "[]"]) {
    kept.set(name, broken);
    expect(keptAddress(1, 7)).toEqual({});
  }
});
