import { expect, test } from "vitest";
import { allNodes } from "#domain/approval/definition/read-flow.ts";
import type { FlowNode } from "#domain/approval/flow/flow.ts";
import { newNode, WHOLE_FLOW, withList, withMoved, withNode, withoutNode } from "./edit-nodes.ts";

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
