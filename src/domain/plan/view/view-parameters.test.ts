import * as fc from "fast-check";
import { expect, test } from "vitest";
import { TASK_COLORS } from "../../task/task.ts";
import { DUE_FILTERS, isFiltering } from "./task-filter.ts";
import { viewAddressOf, viewInAddress, viewOfAddress } from "./view-address.ts";
import { LANE_KINDS, MENU_TYPES, readViewParameters } from "./view-parameters.ts";

const ids = fc.uniqueArray(fc.integer({ min: 1 }), { maxLength: 4 });
const stored = fc
  .record({
    menuInit: fc.boolean(),
    menuType: fc.constantFrom(...MENU_TYPES),
    lanes: fc.option(fc.constantFrom(...LANE_KINDS), { nil: undefined }),
    saved: fc.option(fc.integer({ min: 1 }), { nil: undefined }),
    chat: fc.boolean(),
    completedTask: fc.boolean(),
    text: fc.string(),
    showMy: fc.boolean(),
    showHelp: fc.boolean(),
    milestones: fc.boolean(),
    showUndone: fc.boolean(),
    showCompleted: fc.boolean(),
    owner: ids,
    column: ids,
    plan: ids,
    priority: fc.subarray([0, 1, 2, 3, 4, 60]),
    color: fc.subarray([...TASK_COLORS]),
    due: fc.option(fc.constantFrom(...DUE_FILTERS), { nil: undefined }),
  })
  .map((values) => readViewParameters(7, values));

test("whoever opens a plan for the first time sees its columns with all tasks", () => {
  const first = readViewParameters(7, undefined);
  expect(first).toMatchObject({ planId: 7, menuType: "column", menuInit: false });
  expect(isFiltering(first)).toBe(false);
});

test("what is kept is read again as it was", () => {
  fc.assert(
    fc.property(stored, (view) => {
      expect(readViewParameters(7, JSON.parse(JSON.stringify(view)))).toEqual(view);
    }),
  );
});

test("whatever is stored can be read, and shows something", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const view = readViewParameters(7, value);
      expect(view.showUndone || view.showCompleted).toBe(true);
      expect(MENU_TYPES).toContain(view.menuType);
    }),
  );
});

test("of a list only what nobody knows is dropped", () => {
  const view = readViewParameters(7, {
    menuType: "mural",
    color: ["green", "mauve", ""],
    priority: [1, 900, "2", 1],
    owner: "all",
    lanes: "colour",
    due: "never",
  });
  expect(view).toMatchObject({ menuType: "column", color: ["green", ""], priority: [1] });
  expect(view).toMatchObject({ owner: [], due: undefined, lanes: undefined });
});

test("an address leads to the view that it was made from", () => {
  fc.assert(
    fc.property(stored, (view) => {
      const read = viewOfAddress(7, viewInAddress(view), view);
      expect(read).toEqual(view);
    }),
  );
});

test("the usual view adds nothing to an address", () => {
  expect(viewInAddress(readViewParameters(7, {}))).toEqual({});
});

test("of an address stays what is understood, also where the browser read it as numbers", () => {
  const search = { view: "table", owner: 3, priority: "1,900", text: 2026, due: "soon", task: 8 };
  expect(viewAddressOf(search)).toEqual({ view: "table", owner: "3", priority: "1", text: "2026" });
  expect(viewAddressOf({ view: ["table"], owner: "1,,2", mine: true })).toEqual({ owner: "1,2" });
});
