import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import type { Approval } from "../approval.ts";
import { allNodes, readFlow } from "./read-flow.ts";

type Asked = Pick<Approval, "runs" | "copies" | "flowId">;

/**
 * The fields that are kept from each person a request concerns: those that every step hides which asked them. Who gets to know of
 * it by a copy reads all of it.
 */
export function* hiddenFrom({ runs, copies, flowId }: Asked): Reading<(userId: Id) => string[]> {
  const row = yield* get("approvalFlow", flowId);
  const flow = row && readFlow(row.flow);
  const hidden = new Map<number, string[]>();
  for (const node of flow?.ok ? allNodes(flow.value.nodes) : [])
    if (node.kind === "step") hidden.set(node.id, hiddenPaths(node.fields));
  const isAny = [...hidden.values()].some((paths) => paths.length > 0);
  if (!isAny) return () => [];
  return (userId) => {
    if (copies.some((copy) => copy.userId === userId)) return [];
    const asked = runs.filter(({ tasks }) =>
      tasks.some((task) => task.userId === userId || task.deputyId === userId),
    );
    const [first = [], ...others] = asked.map(({ nodeId }) => hidden.get(nodeId) ?? []);
    return first.filter((path) => others.every((paths) => paths.includes(path)));
  };
}

/** The fields that a step hides from whom it asks. */
export function hiddenPaths(
  fields: readonly { readonly path: string; readonly right: string }[] = [],
): string[] {
  return fields.flatMap(({ path, right }) => (right === "hidden" ? [path] : []));
}
