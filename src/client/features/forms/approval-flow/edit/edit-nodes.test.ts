import { expect, test } from "vitest";
import { allNodes } from "#domain/approval/definition/read-flow.ts";
import type { FlowNode } from "#domain/approval/flow/flow.ts";
import {
  newBranch,
  newNode,
  WHOLE_FLOW,
  withBranchMoved,
  withList,
  withMoved,
  withNode,
  withoutNode,
} from "./edit-nodes.ts";

const added = (nodes: readonly FlowNode[], kind: FlowNode["kind"], place = WHOLE_FLOW) =>
  withList(nodes, place, (list) => [...list, newNode({ nodes: [...nodes] }, kind)]);
const idsOf = (nodes: readonly FlowNode[]) => allNodes(nodes).map(({ id }) => id);

/** A step, and a branching with a step in its second branch. */
const made = () => {
  const nodes = added(added([], "step"), "branching");
  return added(nodes, "step", { node: 2, branch: 1 });
};

test("nodes come into the list where they are wanted, each with an id of its own", () => {
  const nodes = added(made(), "copy", { node: 2, branch: 1 });
  expect(idsOf(nodes)).toEqual([1, 2, 3, 4]);
  const [, branching] = nodes;
  const branches = branching?.kind === "branching" ? branching.branches : [];
  expect(branches.map((branch) => idsOf(branch.nodes))).toEqual([[], [3, 4]]);
});

test("a node is changed, moved within its list and taken out wherever it stands", () => {
  const nodes = added(made(), "step", { node: 2, branch: 1 });
  const renamed = withNode(nodes, 3, (node) => ({ ...node, name: "Check" }));
  expect(allNodes(renamed).map(({ name }) => name)).toEqual(["", "", "Check", ""]);
  expect(idsOf(withMoved(nodes, 3, 1))).toEqual([1, 2, 4, 3]);
  expect(idsOf(withMoved(nodes, 1, 1))).toEqual([2, 3, 4, 1]);
  expect(withMoved(nodes, 1, -1)).toEqual(nodes);
  expect(idsOf(withoutNode(nodes, 3))).toEqual([1, 2, 4]);
  expect(idsOf(withoutNode(nodes, 2))).toEqual([1]);
});

test("a branch moves past the one beside it with all that is in it, and no further than the ends", () => {
  const branches = ["large", "small", "other"].map((name) => ({ ...newBranch(), name }));
  const namesOf = (all: typeof branches | ReturnType<typeof withBranchMoved>) =>
    all.map(({ name }) => name);
  expect(namesOf(withBranchMoved(branches, 1, -1))).toEqual(["small", "large", "other"]);
  expect(namesOf(withBranchMoved(branches, 1, 1))).toEqual(["large", "other", "small"]);
  expect(withBranchMoved(branches, 0, -1)).toEqual(branches);
  expect(withBranchMoved(branches, 2, 1)).toEqual(branches);
});
