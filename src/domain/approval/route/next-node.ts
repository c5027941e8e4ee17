import type { FlowBranch, FlowBranching, FlowCopy, FlowNode, FlowStep } from "../flow/flow.ts";

/** What comes next of a flow: a step, people who get to know of it, or the managers, where no branch holds. */
export type NextNode =
  | FlowStep
  | FlowCopy
  | { readonly kind: "noBranch"; readonly id: number; readonly name: string };

/** Whether a branch holds for a request as it is now. */
export type BranchHolds = (branch: FlowBranch) => boolean;

/**
 * What comes behind a node of a flow, from its beginning where none is named; undefined at its end. Behind the last
 * node of a branch it goes on behind the branching (forms-approvals 7.2). The preview and the running request ask
 * this one function.
 */
export function nextNode(
  nodes: readonly FlowNode[],
  after: number | undefined,
  holds: BranchHolds,
): NextNode | undefined {
  const rest = after === undefined ? [nodes] : restBehind(nodes, after);
  for (const siblings of rest ?? []) {
    const next = firstOf(siblings, holds);
    if (next) return next;
  }
  return undefined;
}

/** What stands behind a node: its siblings, then those of each branching around it, from the inside out. */
function restBehind(
  nodes: readonly FlowNode[],
  id: number,
): readonly (readonly FlowNode[])[] | undefined {
  for (const [at, node] of nodes.entries()) {
    const behind = nodes.slice(at + 1);
    if (node.id === id) return [behind];
    if (node.kind !== "branching") continue;
    for (const branch of node.branches) {
      const inner = restBehind(branch.nodes, id);
      if (inner) return [...inner, behind];
    }
  }
  return undefined;
}

function firstOf(nodes: readonly FlowNode[], holds: BranchHolds): NextNode | undefined {
  for (const node of nodes) {
    const first = node.kind === "branching" ? firstOfBranching(node, holds) : node;
    if (first) return first;
  }
  return undefined;
}

function firstOfBranching(
  { id, name, branches, whenNone }: FlowBranching,
  holds: BranchHolds,
): NextNode | undefined {
  const taken = branches.find(holds);
  if (taken) return firstOf(taken.nodes, holds);
  return whenNone === "managers" ? { kind: "noBranch", id, name } : undefined;
}
