import { makeFolder, makeLibraryFile } from "#tests/make/library.ts";
import { makeCompany } from "#tests/make/site.ts";
import { expect, test } from "vitest";
import { chooseSort, readSort, sortItems, writeSort } from "./sort-items.ts";

function items() {
  const world = makeCompany();
  return [
    makeLibraryFile(world, { name: "Sheet 10.pdf", size: 5 }).item,
    makeLibraryFile(world, { name: "Sheet 2.dwg", size: 9 }).item,
    makeFolder(world, { name: "Zone" }),
    makeLibraryFile(world, { name: "anchor.pdf", size: 7 }).item,
  ];
}

test.each([
  ["name:up", ["Zone", "anchor.pdf", "Sheet 2.dwg", "Sheet 10.pdf"]],
  ["name:down", ["Zone", "Sheet 10.pdf", "Sheet 2.dwg", "anchor.pdf"]],
  ["size:down", ["Zone", "Sheet 2.dwg", "anchor.pdf", "Sheet 10.pdf"]],
  ["changed:down", ["Zone", "anchor.pdf", "Sheet 2.dwg", "Sheet 10.pdf"]],
  ["kind:up", ["Zone", "Sheet 2.dwg", "anchor.pdf", "Sheet 10.pdf"]],
])("by %s folders come first, and numbers count", (kept, names) => {
  expect(sortItems(items(), readSort(kept)).map(({ name }) => name)).toEqual(names);
});

test.each([
  ["name:up", "changed", "changed:down"],
  ["name:up", "size", "size:down"],
  ["size:down", "name", "name:up"],
  ["changed:down", "kind", "kind:up"],
  ["changed:down", "changed", "changed:up"],
  ["name:up", "name", "name:down"],
  ["name:down", "name", "name:up"],
] as const)("from %s a choice of %s leads to %s", (before, by, after) => {
  expect(writeSort(chooseSort(readSort(before), by))).toBe(after);
});

test("an order is kept, and what is none is the usual one", () => {
  expect(readSort(writeSort({ by: "size", isDown: true }))).toEqual({ by: "size", isDown: true });
  expect(readSort("colour:up")).toEqual({ by: "name", isDown: false });
  expect(readSort(undefined)).toEqual({ by: "name", isDown: false });
});
