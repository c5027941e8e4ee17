import { expect, test } from "vitest";
import { compileForm } from "#domain/form/graph/compile-form.ts";
import { NO_NAMES } from "#domain/form/field-kinds/names.ts";
import { listTree } from "#domain/form/list/list-tree.ts";
import { field } from "#tests/make/forms/records.ts";
import { ZONE } from "#tests/make/forms/surroundings.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { nodesWith, treeNodes, wayTo } from "./tree-nodes.ts";

const options = [{ id: "a", fullName: "North", children: [{ id: "b", fullName: "Pier" }] }];
const unit = (id: number, parentId: number, name: string) => ({
  id,
  companyId: 1,
  parentId,
  name,
  rank: `a${id}`,
  members: [],
  leaderId: 0,
  createTime: 0,
});
const known = {
  users: new Map(),
  units: {
    department: [unit(1, 0, "Site"), unit(2, 1, "Survey"), unit(3, 99, "Office")],
    position: [],
    userGroup: [],
    role: [],
  },
  recordsOf: () => undefined,
  dictionaryOf: (name: string) => (name === "places" ? [{ id: "x", name: "Yard" }] : undefined),
  interfaceOf: () => undefined,
  areas: undefined,
  words: { names: NO_NAMES, zone: ZONE, on: "Yes", off: "No" },
};
const nodesOf = (columnData: object) => {
  const fields = [field("treeSelect", "place", {}, { options }), field("input", "part")];
  const form = compileForm(definitionOf({ fields, columnData: { type: 2, ...columnData } }));
  const tree = listTree(form, {});
  return tree && treeNodes(tree, known);
};

test("the tree is of what the field can say, of a dictionary or of the departments", () => {
  const own = nodesOf({ treeRelation: "place" });
  expect(own).toMatchObject([{ id: "a", name: "North", children: [{ id: "b", name: "Pier" }] }]);
  const from = { treeRelation: "part", treeDataSource: "dictionary", treeDictionary: "places" };
  expect(nodesOf(from)).toEqual([{ id: "x", name: "Yard" }]);
  expect(nodesOf({ ...from, treeDictionary: "gone" })).toBeUndefined();
  expect(nodesOf({ treeRelation: "part", treeDataSource: "organize" })).toEqual([
    { id: 1, name: "Site", children: [{ id: 2, name: "Survey" }] },
    { id: 3, name: "Office" },
  ]);
  expect(nodesOf({ treeRelation: "gone" })).toBeUndefined();
});

test("a node is found by words with what stands above it, and knows the way to it", () => {
  const own = nodesOf({ treeRelation: "place" }) ?? [];
  expect(nodesWith(own, " PIER ")).toEqual(own);
  expect(nodesWith(own, "deck")).toEqual([]);
  expect(wayTo(own, "b")?.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(wayTo(own, "z")).toBeUndefined();
});
