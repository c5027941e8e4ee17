import { expect, test } from "vitest";
import { byRank } from "#domain/by-rank.ts";
import {
  pathName,
  placeAfterStep,
  placeAt,
  type TreePlace,
  type TreeRow,
  treeLines,
} from "./tree-lines.ts";

function row(id: number, name: string, parentId: number, rank: string): TreeRow {
  return { id, parentId, name, rank };
}

const [site, tower, crew, survey, office] = [1, 2, 3, 4, 5];
const rows = [
  row(office, "Office", 0, "a1"),
  row(survey, "Survey", site, "a1"),
  row(crew, "Crew", tower, "a0"),
  row(tower, "Tower", site, "a0"),
  row(site, "Site", 0, "a0"),
];

/** The tree as text, once the node stands elsewhere. */
function drawn(id = 0, place?: TreePlace): string[] {
  const moved = rows.map((one) => (one.id === id && place ? { ...one, ...place } : one));
  return treeLines(moved.toSorted(byRank), new Set()).map(
    ({ row: { name }, depth }) => `${"-".repeat(depth)}${name}`,
  );
}

test("the tree is drawn from the top down, each node below its own", () => {
  expect(drawn()).toEqual(["Site", "-Tower", "--Crew", "-Survey", "Office"]);
});

test("what stands below a closed node is not drawn, and lines know their place", () => {
  const lines = treeLines(rows, new Set([tower]));
  expect(lines.map(({ row: { name } }) => name)).toEqual(["Site", "Tower", "Survey", "Office"]);
  expect(lines[1]).toMatchObject({ hasChildren: true, isOpen: false, position: 1, siblings: 2 });
});

test("a node whose parent has not arrived stands at the top meanwhile", () => {
  expect(treeLines([row(9, "Late", 77, "a0")], new Set())).toMatchObject([{ depth: 0 }]);
});

test("a node drops before, into and behind another", () => {
  expect(drawn(survey, placeAt(rows, survey, { targetId: tower, where: "before" }))).toEqual([
    "Site",
    "-Survey",
    "-Tower",
    "--Crew",
    "Office",
  ]);
  expect(drawn(survey, placeAt(rows, survey, { targetId: tower, where: "inside" }))).toEqual([
    "Site",
    "-Tower",
    "--Crew",
    "--Survey",
    "Office",
  ]);
  expect(drawn(crew, placeAt(rows, crew, { targetId: office, where: "after" }))).toEqual([
    "Site",
    "-Tower",
    "-Survey",
    "Office",
    "Crew",
  ]);
});

test("nothing drops on itself or into what is its own", () => {
  for (const target of [site, tower, crew]) {
    expect(placeAt(rows, site, { targetId: target, where: "inside" })).toBeUndefined();
  }
});

test("the keyboard steps past siblings, below the one before, and out", () => {
  expect(drawn(survey, placeAfterStep(rows, survey, "up"))).toEqual([
    "Site",
    "-Survey",
    "-Tower",
    "--Crew",
    "Office",
  ]);
  expect(drawn(tower, placeAfterStep(rows, tower, "down"))[1]).toBe("-Survey");
  expect(drawn(office, placeAfterStep(rows, office, "in"))).toEqual([
    "Site",
    "-Tower",
    "--Crew",
    "-Survey",
    "-Office",
  ]);
  expect(drawn(crew, placeAfterStep(rows, crew, "out"))).toEqual([
    "Site",
    "-Tower",
    "-Crew",
    "-Survey",
    "Office",
  ]);
  expect(placeAfterStep(rows, site, "up")).toBeUndefined();
  expect(placeAfterStep(rows, site, "out")).toBeUndefined();
});

test("a node is named with all that stand above it", () => {
  expect(pathName(rows, crew)).toBe("Site / Tower / Crew");
});

test("nothing lands in a row that holds none, by mouse or by keyboard", () => {
  const holds = ({ id }: TreeRow) => id !== tower;
  const inside = { targetId: tower, where: "inside" } as const;
  expect(placeAt(rows, survey, inside, holds)).toBeUndefined();
  expect(placeAfterStep(rows, survey, "in", holds)).toBeUndefined();
  expect(placeAt(rows, survey, { ...inside, where: "before" }, holds)).toBeDefined();
  expect(placeAfterStep(rows, office, "in", holds)).toMatchObject({ parentId: site });
});
