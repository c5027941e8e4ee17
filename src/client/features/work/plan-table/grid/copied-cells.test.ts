import { expect, test } from "vitest";
import { makeCompany, makePlan, makeTask } from "#tests/make/site.ts";
import type { TableLine } from "../model/table-lines.ts";
import { readTableSettings } from "#client/parts/plan/table/table-settings.ts";
import { copiedCells } from "./copied-cells.ts";

const world = makeCompany();
const { plan, columns } = makePlan(world, "Tower");
const lines: readonly TableLine[] = ["Bolts", "Plates", "Nuts"].map((name) => ({
  kind: "task",
  row: { task: makeTask(world, plan, { name }), column: columns[0], subNum: 0, subComplete: 0 },
}));
const head: TableLine = {
  kind: "group",
  folded: false,
  group: { key: "column:1", grouping: "column", value: "1", rows: [] },
};
const idOf = (line: TableLine | undefined) => (line?.kind === "task" ? line.row.task.id : 0);
const { fields } = readTableSettings({
  fields: [{ field: "name" }, { field: "column" }, { field: "files" }],
});
const copied = (change: Partial<Parameters<typeof copiedCells>[0]>) =>
  copiedCells({
    lines,
    fields,
    selected: new Set(),
    place: { row: 0, column: 1 },
    corner: undefined,
    textOf: (field, { task }) => (field === "name" ? task.name : field),
    ...change,
  });

test("the cell in which the focus is, is copied alone", () => {
  expect(copied({ place: { row: 1, column: 1 } })).toBe("Plates");
});

test("marked cells are copied as a rectangle, from whichever corner it was drawn", () => {
  const rectangle = "Plates\tcolumn\nNuts\tcolumn";
  const corners = { place: { row: 1, column: 1 }, corner: { row: 2, column: 2 } };
  expect(copied(corners)).toBe(rectangle);
  expect(copied({ place: corners.corner, corner: corners.place })).toBe(rectangle);
});

test("selected tasks are copied whole, and heads of groups not at all", () => {
  const selected = new Set([idOf(lines[0]), idOf(lines[2])]);
  const all = { lines: [head, ...lines], selected };
  expect(copied(all)).toBe("Bolts\tcolumn\tfiles\nNuts\tcolumn\tfiles");
  expect(copied({ ...all, place: { row: 0, column: 1 }, corner: { row: 1, column: 1 } })).toBe(
    "Bolts",
  );
});

test("the marks at the beginning of a line are no cells to copy", () => {
  expect(copied({ place: { row: 0, column: 0 }, corner: { row: 0, column: 1 } })).toBe("Bolts");
});
