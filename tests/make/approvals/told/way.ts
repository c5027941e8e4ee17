import type { FlowBranch, FlowNode } from "#domain/approval/flow/flow.ts";

/** What comes by, one after the other, were it all asked for from the beginning; `through`: a node that it has come to. */
export function wayThrough(
  { nodes }: Pick<FlowBranch, "nodes">,
  holds: ReadonlySet<string>,
  through = 0,
): WayNode[] {
  const way: WayNode[] = [];
  for (const node of nodes) {
    if (node.kind !== "branching") {
      way.push({ id: node.id, kind: node.kind });
      continue;
    }
    const came = node.branches.find((branch) => standsIn(branch, through));
    const none = node.id === through || !node.branches.some(({ name }) => holds.has(name));
    const taken = came ?? (none ? undefined : node.branches.find(({ name }) => holds.has(name)));
    if (taken) way.push(...wayThrough(taken, holds, through));
    else if (node.whenNone === "managers" || node.id === through)
      way.push({ id: node.id, kind: "managers" });
  }
  return way;
}

export interface WayNode {
  readonly id: number;
  readonly kind: "step" | "copy" | "managers";
}

function standsIn({ nodes }: Pick<FlowBranch, "nodes">, id: number): boolean {
  return nodes.some((node: FlowNode) =>
    node.kind === "branching"
      ? node.id === id || node.branches.some((branch) => standsIn(branch, id))
      : node.id === id,
  );
}
