import type { FlowBranch } from "../flow/flow.ts";

/** What of a branch tells which one it was. */
interface Drawn {
  readonly name: string;
  readonly nodes: readonly { readonly id: number }[];
}

interface Branches {
  readonly at: number;
  readonly among: readonly Drawn[];
  readonly before: readonly FlowBranch[];
}

/** What a branch was before: the one with a node of it, else with its name, else what stood in its place and is nowhere else by now. */
export function branchBefore(
  branch: Drawn,
  { at, among, before }: Branches,
): FlowBranch | undefined {
  const place = before[at];
  const isElsewhere = place && among.some((other) => other !== branch && isSame(other, place));
  return before.find((one) => isSame(branch, one)) ?? (isElsewhere ? undefined : place);
}

function isSame(branch: Drawn, before: FlowBranch): boolean {
  const ids = new Set(branch.nodes.map(({ id }) => id));
  if (before.nodes.some(({ id }) => ids.has(id))) return true;
  return branch.name !== "" && branch.name === before.name;
}
