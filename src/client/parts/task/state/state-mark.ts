import type { FlowItem } from "#domain/flow/flow-item.ts";
import type { Task } from "#domain/task/task.ts";

/** Shape of a state: nothing begun, begun, nearly there, done, not going to be done. */
export type StateMark = "start" | "half" | "most" | "done" | "cancelled";

/** The shape of a state; of several under way the first is half, those after it are nearly there. */
export function markOf(
  item: Pick<FlowItem, "id" | "status" | "outcome">,
  flow: readonly FlowItem[],
) {
  if (item.status === "end") return item.outcome === "cancelled" ? "cancelled" : "done";
  if (item.status === "start") return "start";
  const first = flow.find(({ status }) => status === "progress");
  return first === undefined || first.id === item.id ? "half" : "most";
}

/** The shape of the state of a task, as far as its row says it. */
export function markOfTask(
  task: Pick<Task, "flowItemStatus" | "cancelled" | "completeTime">,
): StateMark {
  if (task.cancelled === 1) return "cancelled";
  if (task.completeTime > 0) return "done";
  return task.flowItemStatus === "progress" ? "half" : "start";
}
