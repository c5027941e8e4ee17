import { expect, test } from "vitest";
import type { Unit } from "../unit.ts";
import { type DirectoryNode, nodesOf, searchTree } from "./directory-node.ts";
import { organisationTree, peopleTree, roleTree, unitTree } from "./directory-trees.ts";
import { colleaguesOf, subordinatesOf } from "./led-by.ts";

function unit(id: number, name: string, parentId = 0, userIds: number[] = [], leaderId = 0): Unit {
  const members = userIds.map((userId) => ({ userId, main: 0 as const }));
  return { id, companyId: 1, parentId, name, rank: `a${id}`, members, leaderId, createTime: 0 };
}

const departments = [
  unit(10, "Site", 0, [1, 2], 1),
  unit(11, "Crew", 10, [3]),
  unit(12, "Office", 0, [4], 4),
];
const users = [1, 2, 3, 4, 5].map((id) => ({ id, nickname: `Person ${id}` }));

function drawn(tree: readonly DirectoryNode[]): string[] {
  return nodesOf(tree).map(({ organize, type }) => `${organize} ${type}`);
}

test("the company stands above its departments, each with its whole way", () => {
  const tree = organisationTree("Acme", departments);
  expect(drawn(tree)).toEqual([
    "Acme company",
    "Acme/Site department",
    "Acme/Site/Crew department",
    "Acme/Office department",
  ]);
  expect(nodesOf(tree)[2]).toMatchObject({ organizeIds: [1, 10, 11], parentId: 10 });
});

test("people stand below each of their departments, and who is in none below the company", () => {
  const twice = [...departments, unit(13, "Safety", 12, [3])];
  const nodes = nodesOf(peopleTree("Acme", twice, users)).filter(({ type }) => type === "user");
  expect(nodes.map(({ organize }) => organize)).toEqual([
    "Acme/Site/Crew/Person 3",
    "Acme/Site/Person 1",
    "Acme/Site/Person 2",
    "Acme/Office/Safety/Person 3",
    "Acme/Office/Person 4",
    "Acme/Person 5",
  ]);
  expect(new Set(nodes.map(({ onlyId }) => onlyId)).size).toBe(nodes.length);
});

test("roles of the company hang at node 1, those of departments below these; empty ones are left out", () => {
  const roles = [unit(20, "Auditor"), unit(21, "Slinger", 11), unit(22, "Lost", 99)];
  const tree = roleTree("Global", departments, roles);
  expect(tree.map(({ id, type }) => [id, type])).toEqual([
    ["1", "other"],
    [10, "other"],
  ]);
  expect(drawn(tree)).toEqual([
    "Global other",
    "Global/Auditor role",
    "Global/Lost role",
    "Site other",
    "Site/Crew other",
    "Site/Crew/Slinger role",
  ]);
});

test("a tree that somehow bites its tail ends all the same", () => {
  expect(unitTree([unit(1, "One", 2), unit(2, "Two", 1), unit(3, "Three")], "group")).toMatchObject(
    [{ fullName: "Three", children: [] }],
  );
});

test("words find what holds them, with what stands above", () => {
  const tree = peopleTree("Acme", departments, users);
  expect(drawn(searchTree(tree, " person 3 "))).toEqual([
    "Acme company",
    "Acme/Site department",
    "Acme/Site/Crew department",
    "Acme/Site/Crew/Person 3 user",
  ]);
  expect(searchTree(tree, "nobody")).toEqual([]);
});

test("whoever leads a department leads all below it, and nobody leads themselves", () => {
  expect(subordinatesOf(departments, 1)).toEqual([2, 3]);
  expect(subordinatesOf(departments, 4)).toEqual([]);
  expect(colleaguesOf(departments, 2)).toEqual([1, 2, 3]);
  expect(colleaguesOf(departments, 5)).toEqual([]);
});
