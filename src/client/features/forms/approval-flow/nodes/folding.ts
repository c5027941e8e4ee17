import { createContext, useContext } from "react";
import type { FlowProblem } from "#domain/approval/definition/check-flow.ts";
import { allNodes } from "#domain/approval/definition/read-flow.ts";
import type { FlowBranch, FlowNode } from "#domain/approval/flow/flow.ts";
import { useFlowEditing } from "./flow-editing.ts";

interface FoldingValue {
  /** What is folded to a line, by its key. */
  readonly folded: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
}

const Context = createContext<FoldingValue>({ folded: new Set(), toggle: () => undefined });

/** Around the nodes of a flow: which of them are folded. */
export const Folding = Context.Provider;

/** A node keeps its key wherever it is moved. */
export function nodeKey({ id }: Pick<FlowNode, "id">): string {
  return `node ${id}`;
}

/** A branch is known by what stands first in it; one without anything by its place. */
export function branchKey(node: number, { nodes }: Pick<FlowBranch, "nodes">, at: number): string {
  return `branch ${node} ${nodes[0]?.id ?? `at ${at}`}`;
}

/** How many steps are decided in these nodes and all branches below them. */
export function countSteps(nodes: readonly FlowNode[]): number {
  return allNodes(nodes).filter(({ kind }) => kind === "step").length;
}

/** Whether something is folded, and what turns it; what has to be mended is never hidden. */
export function useFolding(key: string, nodes: readonly FlowNode[]) {
  const { folded, toggle } = useContext(Context);
  const { problems } = useFlowEditing();
  const isFolded = folded.has(key) && !isBroken(nodes, problems);
  return { isFolded, toggle: () => toggle(key) };
}

function isBroken(nodes: readonly FlowNode[], problems: readonly FlowProblem[]): boolean {
  const broken = new Set(problems.map(({ node }) => node));
  return allNodes(nodes).some(({ id }) => broken.has(id));
}
