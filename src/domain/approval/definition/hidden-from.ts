import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import type { Approval } from "../approval.ts";
import { allNodes, readFlow } from "./read-flow.ts";

type Asked = Pick<Approval, "runs" | "copies" | "flowId">;

/**
 * The fields that are kept from each person a request concerns: those that every step hides which asked them. Whom the flow itself
 * gives a copy reads all of it; whom whoever asked chose for one reads what no step hides, and what a step shows that asks them.
 */
export function* hiddenFrom({ runs, copies, flowId }: Asked): Reading<(userId: Id) => string[]> {
  const row = yield* get("approvalFlow", flowId);
  const flow = row && readFlow(row.flow);
  const hidden = new Map<number, string[]>();
  for (const node of flow?.ok ? allNodes(flow.value.nodes) : [])
    if (node.kind === "step") hidden.set(node.id, hiddenPaths(node.fields));
  const isAny = [...hidden.values()].some((paths) => paths.length > 0);
  if (!isAny) return () => [];
  const hiddenSomewhere = [...new Set([...hidden.values()].flat())];
  return (userId) => {
    const copy = copies.find((one) => one.userId === userId);
    if (copy && !copy.chosen) return [];
    const asked = runs.filter(({ tasks }) =>
      tasks.some((task) => task.userId === userId || task.deputyId === userId),
    );
    const ofSteps = asked.map(({ nodeId }) => hidden.get(nodeId) ?? []);
    // Otherwise whoever asks would show those who decide what the flow keeps from them.
    const [first = [], ...others] = copy ? [...ofSteps, hiddenSomewhere] : ofSteps;
    return first.filter((path) => others.every((paths) => paths.includes(path)));
  };
}

/** The fields that a step hides from whom it asks. */
export function hiddenPaths(
  fields: readonly { readonly path: string; readonly right: string }[] = [],
): string[] {
  return fields.flatMap(({ path, right }) => (right === "hidden" ? [path] : []));
}
