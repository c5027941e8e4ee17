import { expect, test } from "vitest";
import { readyForm } from "../../company-form/ready-form.ts";
import { searchMatcher, writeSearches } from "../../record/record-search.ts";
import { field } from "#tests/make/forms/records.ts";
import type { IdValue } from "../field-kinds/names.ts";
import type { JsonObject } from "../json/json.ts";
import { listTree, nodeOfSearch, searchOfNode } from "./list-tree.ts";

const fields = [
  field("input", "place"),
  field("select", "kind", {}, { options: [] }),
  field("inputNumber", "crew"),
];

test.each<[string, IdValue, JsonObject, JsonObject]>([
  ["place", 1, { place: "1" }, { place: "10" }],
  ["place", "north", { place: "north" }, { place: "north-east" }],
  ["kind", "a", { kind: "a" }, { kind: "ab" }],
  ["crew", 1, { crew: 1 }, { crew: 10 }],
])("a node of a tree by %s that is %j finds what says just that", (path, id, ...said) => {
  const columnData = { type: 2, treeRelation: path };
  const ready = readyForm({
    definition: JSON.stringify({ fields, columnData }),
    timeZone: "UTC",
  });
  const tree = ready.ok && listTree(ready.value.form, {});
  if (!ready.ok || !tree) throw new Error("no tree");
  const wanted = searchOfNode(tree.piece, id);
  expect(String(nodeOfSearch(wanted))).toBe(String(id));
  const isFound = searchMatcher(ready.value, writeSearches({ [path]: wanted }), {
    userId: 7,
    now: 0,
  });
  expect(said.map(isFound)).toEqual([true, false]);
});
