import type { Flow, FlowNode } from "../flow/flow.ts";
import { branchBefore } from "./branch-before.ts";
import { whenSaid } from "./condition-data.ts";
import { type ExamineNode, examineTree } from "./examine-tree.ts";
import { inOrder } from "./flow-of-tree.ts";
import { allNodes } from "./read-flow.ts";

/**
 * A tree in which each node has an id: one without (0) is what stood in its place in the version before, or a new one. A
 * branch that does not say what has to hold for it asks what it asked before: not each client has words for that.
 */
export function numberTree(tree: readonly ExamineNode[], before: Flow | undefined): ExamineNode[] {
  const known = before ? allNodes(before.nodes) : [];
  const others = [...known, ...(before?.copies ?? []), ...(before?.effects ?? [])];
  const taken = new Set(idsIn(tree));
  let last = Math.max(0, ...taken, ...others.map(({ id }) => id));
  const number = (nodes: readonly ExamineNode[], were: readonly FlowNode[]): ExamineNode[] =>
    inOrder(nodes).map((node, at) => {
      const place = were[at];
      const isStill = place && !taken.has(place.id) && codeOf(place) === node.examineType;
      const flowId = node.flowId || (isStill ? place.id : (last += 1));
      const was = known.find(({ id }) => id === flowId);
      const branches = was?.kind === "branching" ? was.branches : [];
      const numbered = inOrder(node.conditionList).map((condition, index) => ({
        ...condition,
        examineDataList: number(condition.examineDataList, branches[index]?.nodes ?? []),
      }));
      const drawn = numbered.map(({ conditionName: name, examineDataList }) => ({
        name,
        nodes: examineDataList.map(({ flowId: id }) => ({ id })),
      }));
      const conditionList = numbered.map((condition, index) => {
        const of = drawn[index];
        const old = of && branchBefore(of, { at: index, among: drawn, before: branches });
        const { conditionData: whole, conditionDataList: pieces } = condition;
        return { ...condition, conditionData: whenSaid({ whole, pieces, before: old?.when }) };
      });
      return { ...node, flowId, conditionList };
    });
  return number(tree, before?.nodes ?? []);
}

function idsIn(tree: readonly ExamineNode[]): number[] {
  return tree.flatMap(({ flowId, conditionList }) => [
    flowId,
    ...conditionList.flatMap(({ examineDataList }) => idsIn(examineDataList)),
  ]);
}

function codeOf(node: FlowNode): number | undefined {
  return examineTree([node])[0]?.examineType;
}
