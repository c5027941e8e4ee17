import type { FlowItem } from "#domain/flow/flow-item.ts";
import type { Task } from "#domain/task/task.ts";

/** Shape of a state: nothing begun, begun, nearly there, done, not going to be done. */
export type StateMark = "start" | "half" | "most" | "done" | "cancelled";

/** The shape of a state; of several under way the first is half, those after it are nearly there. */
export function markOf(
  item: Pick<FlowItem, "id" | "status" | "outcome">,
  flow: readonly Pick<FlowItem, "id" | "status">[],
): StateMark {
  if (item.status === "end") return item.outcome === "cancelled" ? "cancelled" : "done";
  if (item.status === "start") return "start";
  const first = flow.find(({ status }) => status === "progress");
  return first === undefined || first.id === item.id ? "half" : "most";
}

/** Tells the shape of the state of a task. */
export type TellMark = (
  task: Pick<Task, "flowItemId" | "flowItemStatus" | "cancelled" | "completeTime">,
) => StateMark;

/** The shape of the state of a task by its row; `later` are the states under way that are not the first of their plan. */
export function tellMarkBy(later: ReadonlySet<number>): TellMark {
  return ({ flowItemId, flowItemStatus, cancelled, completeTime }) => {
    if (cancelled === 1) return "cancelled";
    if (completeTime > 0) return "done";
    if (flowItemStatus !== "progress") return "start";
    return later.has(flowItemId) ? "most" : "half";
  };
}
