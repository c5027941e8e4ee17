import type { Actor } from "../command.ts";
import type { Task } from "../task/task.ts";
import type { FlowItem } from "./flow-item.ts";

/** What a task's row says of its state (seed 000 §3). */
export type FlowFields = Pick<Task, "flowItemId" | "flowItemName" | "flowItemStatus" | "cancelled">;

/** Of a task in a plan without a workflow. */
const stateless: FlowFields = {
  flowItemId: 0,
  flowItemName: "",
  flowItemStatus: "",
  cancelled: 0,
};

/** The task's part of a state: what it is called is sent as 'status|name' (seed 000 §3). */
export function flowFieldsOf(item: FlowItem | undefined): FlowFields {
  if (!item) return stateless;
  return {
    flowItemId: item.id,
    flowItemName: `${item.status}|${item.name}`,
    flowItemStatus: item.status,
    cancelled: item.status === "end" && item.outcome === "cancelled" ? 1 : 0,
  };
}

/** The task in another state; without one it stays what it has come to. */
export function withState(task: Task, item: FlowItem | undefined): Task {
  const { cancelled } = task;
  return { ...task, ...(item ? flowFieldsOf(item) : { ...stateless, cancelled }) };
}

/**
 * The task brought into another state by somebody; undefined = into a plan without any. A rule of the plan goes on with
 * what a person did: whoever brought the task where the rule found it has brought it further too.
 */
export function broughtInto(
  task: Task,
  item: FlowItem | undefined,
  { userId, now, byRule }: Actor,
): Task {
  const stateUserId = byRule ? task.stateUserId : userId;
  return { ...withState(task, item), stateUserId, stateTime: now };
}

/** The name alone, "" = none. */
export function flowNameOf({ flowItemName }: Pick<Task, "flowItemName">): string {
  return flowItemName.slice(flowItemName.indexOf("|") + 1);
}
