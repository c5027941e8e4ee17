import type {
  Flow,
  FlowBranch,
  FlowBranching,
  FlowCopy,
  FlowCopyRule,
  FlowNode,
  FlowStep,
} from "#domain/approval/flow/flow.ts";
import { NOBODY } from "#domain/approval/flow/flow.ts";
import { allNodes } from "#domain/approval/definition/read-flow.ts";

/** A list of nodes within a flow: that of a branch, or the flow itself. */
export interface ListPlace {
  /** The branching, 0 = the flow itself. */
  readonly node: number;
  readonly branch: number;
}
export const WHOLE_FLOW: ListPlace = { node: 0, branch: 0 };

/** The nodes of a flow with one list changed. */
export function withList(
  nodes: readonly FlowNode[],
  place: ListPlace,
  change: (list: readonly FlowNode[]) => readonly FlowNode[],
): readonly FlowNode[] {
  if (place.node === 0) return change(nodes);
  return nodes.map((node) => {
    if (node.kind !== "branching") return node;
    const branches = node.branches.map((branch, at) => {
      const isMeant = node.id === place.node && at === place.branch;
      const inner = isMeant ? change(branch.nodes) : withList(branch.nodes, place, change);
      return { ...branch, nodes: inner };
    });
    return { ...node, branches };
  });
}

/** The nodes of a flow with one node changed, wherever it stands. */
export function withNode(
  nodes: readonly FlowNode[],
  id: number,
  change: (node: FlowNode) => FlowNode,
): readonly FlowNode[] {
  return nodes.map((node) => {
    if (node.id === id) return change(node);
    if (node.kind !== "branching") return node;
    const branches = node.branches.map((branch) => ({
      ...branch,
      nodes: withNode(branch.nodes, id, change),
    }));
    return { ...node, branches };
  });
}

/** The nodes of a flow without one of them and all that stands in it. */
export function withoutNode(nodes: readonly FlowNode[], id: number): readonly FlowNode[] {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) =>
      node.kind === "branching"
        ? {
            ...node,
            branches: node.branches.map((branch) => ({
              ...branch,
              nodes: withoutNode(branch.nodes, id),
            })),
          }
        : node,
    );
}

/** The nodes with one of them a place earlier or later in its list; as they were where there is no such place. */
export function withMoved(nodes: readonly FlowNode[], id: number, by: -1 | 1): readonly FlowNode[] {
  const at = nodes.findIndex((node) => node.id === id);
  const [node, other] = [nodes[at], nodes[at + by]];
  if (node && other) return nodes.with(at, other).with(at + by, node);
  return nodes.map((each) =>
    each.kind === "branching"
      ? {
          ...each,
          branches: each.branches.map((branch) => ({
            ...branch,
            nodes: withMoved(branch.nodes, id, by),
          })),
        }
      : each,
  );
}

/** The branches with one of them a place earlier or later: the first one that holds is taken. */
export function withBranchMoved(
  branches: readonly FlowBranch[],
  at: number,
  by: -1 | 1,
): readonly FlowBranch[] {
  const [branch, other] = [branches[at], branches[at + by]];
  return branch && other ? branches.with(at, other).with(at + by, branch) : branches;
}

/** A node of a kind that nothing is said of yet. */
export function newNode(flow: FlowIds, kind: FlowNode["kind"]): FlowNode {
  const id = freeId(flow);
  if (kind === "step") return newStep(id);
  return kind === "copy" ? newCopy(id) : newBranching(id);
}

/** A rule by which nobody gets to know of anything yet. */
export function newCopyRule(flow: FlowIds): FlowCopyRule {
  return { id: freeId(flow), at: "end", people: NOBODY, when: "" };
}

/** All of a flow that bears an id of its own in it. */
type FlowIds = Pick<Flow, "nodes" | "copies" | "effects">;

export function freeId({ nodes, copies = [], effects = [] }: FlowIds): number {
  return 1 + Math.max(0, ...[...allNodes(nodes), ...copies, ...effects].map(({ id }) => id));
}

function newStep(id: number): FlowStep {
  const approvers = { by: "members", userIds: [], mode: "either" } as const;
  return {
    kind: "step",
    id,
    name: "",
    approvers: { ...approvers, userIds: [] },
    whenEmpty: "managers",
  };
}

function newCopy(id: number): FlowCopy {
  return { kind: "copy", id, name: "", people: NOBODY };
}

function newBranching(id: number): FlowBranching {
  const branches = [newBranch(), newBranch()];
  return { kind: "branching", id, name: "", branches, whenNone: "skip" };
}

export function newBranch(): FlowBranch {
  return { name: "", when: "", initiators: NOBODY, nodes: [] };
}
