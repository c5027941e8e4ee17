import { expect, test } from "vitest";
import type { Unit } from "#domain/organisation/unit.ts";
import { byRank } from "#domain/by-rank.ts";
import { pathName, placeAfterStep, placeAt, type TreePlace, treeLines } from "./tree-lines.ts";

function unit(id: number, name: string, parentId: number, rank: string): Unit {
  return { id, companyId: 1, parentId, name, rank, members: [], leaderId: 0, createTime: 0 };
}

const [site, tower, crew, survey, office] = [1, 2, 3, 4, 5];
const units = [
  unit(office, "Office", 0, "a1"),
  unit(survey, "Survey", site, "a1"),
  unit(crew, "Crew", tower, "a0"),
  unit(tower, "Tower", site, "a0"),
  unit(site, "Site", 0, "a0"),
];

/** The tree as text, once the node stands elsewhere. */
function drawn(id = 0, place?: TreePlace): string[] {
  const moved = units.map((one) => (one.id === id && place ? { ...one, ...place } : one));
  return treeLines(moved.toSorted(byRank), new Set()).map(
    ({ unit: { name }, depth }) => `${"-".repeat(depth)}${name}`,
  );
}

test("the tree is drawn from the top down, each node below its own", () => {
  expect(drawn()).toEqual(["Site", "-Tower", "--Crew", "-Survey", "Office"]);
});

test("what stands below a closed node is not drawn, and lines know their place", () => {
  const lines = treeLines(units, new Set([tower]));
  expect(lines.map(({ unit: { name } }) => name)).toEqual(["Site", "Tower", "Survey", "Office"]);
  expect(lines[1]).toMatchObject({ hasChildren: true, isOpen: false, position: 1, siblings: 2 });
});

test("a node whose parent has not arrived stands at the top meanwhile", () => {
  expect(treeLines([unit(9, "Late", 77, "a0")], new Set())).toMatchObject([{ depth: 0 }]);
});

test("a node drops before, into and behind another", () => {
  expect(drawn(survey, placeAt(units, survey, tower, "before"))).toEqual([
    "Site",
    "-Survey",
    "-Tower",
    "--Crew",
    "Office",
  ]);
  expect(drawn(survey, placeAt(units, survey, tower, "inside"))).toEqual([
    "Site",
    "-Tower",
    "--Crew",
    "--Survey",
    "Office",
  ]);
  expect(drawn(crew, placeAt(units, crew, office, "after"))).toEqual([
    "Site",
    "-Tower",
    "-Survey",
    "Office",
    "Crew",
  ]);
});

test("nothing drops on itself or into what is its own", () => {
  for (const target of [site, tower, crew]) {
    expect(placeAt(units, site, target, "inside")).toBeUndefined();
  }
});

test("the keyboard steps past siblings, below the one before, and out", () => {
  expect(drawn(survey, placeAfterStep(units, survey, "up"))).toEqual([
    "Site",
    "-Survey",
    "-Tower",
    "--Crew",
    "Office",
  ]);
  expect(drawn(tower, placeAfterStep(units, tower, "down"))[1]).toBe("-Survey");
  expect(drawn(office, placeAfterStep(units, office, "in"))).toEqual([
    "Site",
    "-Tower",
    "--Crew",
    "-Survey",
    "-Office",
  ]);
  expect(drawn(crew, placeAfterStep(units, crew, "out"))).toEqual([
    "Site",
    "-Tower",
    "-Crew",
    "-Survey",
    "Office",
  ]);
  expect(placeAfterStep(units, site, "up")).toBeUndefined();
  expect(placeAfterStep(units, site, "out")).toBeUndefined();
});

test("a node is named with all that stand above it", () => {
  expect(pathName(units, crew)).toBe("Site / Tower / Crew");
});
