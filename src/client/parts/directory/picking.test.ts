import { expect, test } from "vitest";
import { organisationTree } from "#domain/organisation/directory/directory-trees.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import { lineAfterKey, pickLines } from "./pick-lines.ts";
import { pickOne, takeOut } from "./picking.ts";

const [ann, bo] = [
  { key: "1", label: "Ann" },
  { key: "2", label: "Bo" },
];

test("where one can be chosen the next takes its place, where several can each stands once", () => {
  expect(pickOne([ann], bo, false)).toEqual([bo]);
  expect(pickOne([ann], bo, true)).toEqual([ann, bo]);
  expect(pickOne([ann, bo], ann, true)).toEqual([ann, bo]);
  expect(takeOut([ann, bo], ann.key)).toEqual([bo]);
});

function department(id: number, name: string, parentId = 0): Unit {
  return {
    id,
    companyId: 1,
    parentId,
    name,
    rank: `a${id}`,
    members: [],
    leaderId: 0,
    createTime: 0,
  };
}

const tree = organisationTree("Acme", [
  department(10, "Site"),
  department(11, "Crew", 10),
  department(12, "Office"),
]);
const linesOf = (words: string, open: string[]) =>
  pickLines(tree, words, new Set(open)).map(({ node, level }) => `${level} ${node.fullName}`);

test("closed nodes hide what stands below them, a search opens all it finds", () => {
  expect(linesOf("", [])).toEqual(["1 Acme"]);
  expect(linesOf("", ["1--company"])).toEqual(["1 Acme", "2 Site", "2 Office"]);
  expect(linesOf("crew", [])).toEqual(["1 Acme", "2 Site", "3 Crew"]);
});

test("keys walk the lines, and left leads to what stands above", () => {
  const lines = pickLines(tree, "crew", new Set());
  const at = (index: number, key: string) => lineAfterKey(lines, index, key)?.node.fullName;
  expect([at(0, "ArrowDown"), at(2, "ArrowUp"), at(2, "ArrowLeft"), at(0, "End")]).toEqual([
    "Site",
    "Site",
    "Site",
    "Crew",
  ]);
  expect(at(2, "ArrowDown")).toBeUndefined();
});
