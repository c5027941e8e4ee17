import type { Approvers, Flow, FlowBranch, FlowNode, People } from "../flow/flow.ts";
import { branchBefore } from "./branch-before.ts";
import { allNodes } from "./read-flow.ts";

/**
 * A flow that was drawn as a tree, with all that trees do not tell as it was in the version before: whoever draws by the
 * calls of the seeds neither sees deadlines, fields, copies or effects nor means to take them away.
 */
export function keepUntold(drawn: Flow, before: Flow): Flow {
  const known = new Map(allNodes(before.nodes).map((node) => [node.id, node]));
  const taken = new Set(allNodes(drawn.nodes).map(({ id }) => id));
  const others = [...(before.copies ?? []), ...(before.effects ?? [])].map(({ id }) => id);
  let last = Math.max(0, ...taken, ...others);
  const freed = <Rule extends { readonly id: number }>(rule: Rule): Rule =>
    taken.has(rule.id) ? { ...rule, id: (last += 1) } : rule;
  const { managerIds, starters, recheck } = drawn;
  return {
    ...before,
    managerIds,
    starters,
    recheck,
    nodes: drawn.nodes.map((node) => kept(node, known)),
    ...(before.copies && { copies: before.copies.map(freed) }),
    ...(before.effects && { effects: before.effects.map(freed) }),
  };
}

type Known = ReadonlyMap<number, FlowNode>;

function kept(node: FlowNode, known: Known): FlowNode {
  const was = known.get(node.id);
  if (node.kind === "branching") {
    const before = was?.kind === "branching" ? was.branches : [];
    const branches = node.branches.map((branch, at) => {
      const initiators = branchBefore(branch, {
        at,
        among: node.branches,
        before,
      })?.initiators;
      return {
        ...branch,
        ...(initiators && {
          initiators: { ...branch.initiators, units: unitsOf(branch, initiators) },
        }),
        nodes: branch.nodes.map((inner) => kept(inner, known)),
      };
    });
    return { ...node, branches };
  }
  if (node.kind === "step" && was?.kind === "step")
    return {
      ...was,
      ...node,
      approvers: keptApprovers(node.approvers, was.approvers),
    };
  if (node.kind === "copy" && was?.kind === "copy")
    return {
      ...was,
      ...node,
      people: { ...node.people, units: was.people.units },
    };
  return node;
}

/** A tree that says nothing of departments, positions and groups takes none of them away, and their order is nobody's doing. */
function unitsOf({ initiators }: Pick<FlowBranch, "initiators">, before: People): People["units"] {
  const { units } = initiators;
  const are = new Set(before.units.map(({ id }) => id));
  const isSame = units.length === are.size && units.every(({ id }) => are.has(id));
  return units.length === 0 || isSame ? before.units : units;
}

/** Of those who can be chosen a tree tells one department, position or group; the others stay as long as it is the same. */
function keptApprovers(approvers: Approvers, was: Approvers): Approvers {
  if (approvers.by !== "choice" || was.by !== "choice") return approvers;
  const stays = approvers.from.units[0]?.id === was.from.units[0]?.id;
  return stays ? { ...approvers, from: { ...approvers.from, units: was.from.units } } : approvers;
}
