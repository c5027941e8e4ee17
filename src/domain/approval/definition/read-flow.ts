import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import { readJsonText } from "../../form/json/read-json.ts";
import { FLOW_DEPTH_MAX, FLOW_NODES_MAX, FLOW_TEXT_MAX } from "../../limits.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { type Flow, type FlowNode, flowShape } from "../flow/flow.ts";

/** The flow that a text stands for; refused when it is none, too large, or two of its nodes have one id. */
export function readFlow(text: string): Result<Flow, Refusal> {
  const json = readJsonText(text, { size: FLOW_TEXT_MAX, depth: FLOW_DEPTH_MAX });
  if (!json.ok)
    return failure(parameterError("approval.flowUnreadable", { cause: json.error.reason }));
  const parsed = z.safeParse(flowShape, json.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const at = issue?.path.join(".") ?? "";
    return failure(parameterError("approval.flowUnreadable", { cause: at }));
  }
  const ids = allNodes(parsed.data.nodes).map(({ id }) => id);
  if (ids.length > FLOW_NODES_MAX)
    return failure(parameterError("approval.flowTooLong", { count: FLOW_NODES_MAX }));
  const { copies = [], effects = [] } = parsed.data;
  ids.push(...[...copies, ...effects].map(({ id }) => id));
  if (new Set(ids).size < ids.length)
    return failure(parameterError("approval.flowUnreadable", { cause: "id" }));
  return success(parsed.data);
}

/** All nodes of a flow, those within branches too, in the order in which they are read. */
export function allNodes(nodes: readonly FlowNode[]): FlowNode[] {
  return nodes.flatMap((node) =>
    node.kind === "branching"
      ? [node, ...node.branches.flatMap((branch) => allNodes(branch.nodes))]
      : [node],
  );
}
