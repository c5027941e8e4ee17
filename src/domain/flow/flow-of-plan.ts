import { byRank } from "../by-rank.ts";
import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";
import type { Task } from "../task/task.ts";
import type { FlowItem } from "./flow-item.ts";

/** The states of a plan, in their order; none = it has no workflow. */
export function* flowOfPlan(planId: Id): Reading<FlowItem[]> {
  return (yield* list("flowItem", { planId })).toSorted(byRank);
}

/** The state with which a task begins. */
export function startOf(flow: readonly FlowItem[]): FlowItem | undefined {
  return flow.find(({ status }) => status === "start");
}

/** The state that says that the work is done; where none does, the first end. */
export function doneOf(flow: readonly FlowItem[]): FlowItem | undefined {
  return (
    flow.find(({ outcome, status }) => status === "end" && outcome === "done") ??
    flow.find(({ status }) => status === "end")
  );
}

/** The state that a task has which nobody has given one: by whether it is complete. */
export function stateByCompletion(
  flow: readonly FlowItem[],
  { completeTime, cancelled }: Pick<Task, "completeTime" | "cancelled">,
): FlowItem | undefined {
  if (completeTime === 0) return startOf(flow);
  const given = cancelled === 1 && flow.find(({ outcome }) => outcome === "cancelled");
  return given || doneOf(flow);
}

/** The states into which a task may go: all where it has none yet. */
export function turnsOf(
  flow: readonly FlowItem[],
  { flowItemId }: Pick<Task, "flowItemId">,
): readonly FlowItem[] {
  const current = flow.find(({ id }) => id === flowItemId);
  return current ? flow.filter(({ id }) => id === current.id || current.turns.includes(id)) : flow;
}
