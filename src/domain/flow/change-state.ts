import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import type { Reading } from "../reading.ts";
import { conflict, parameterError, type Refusal } from "../refusal.ts";
import type { TaskMembership } from "../task/can-change-task.ts";
import { type Completion, completeTask } from "../task/complete-task.ts";
import type { Task } from "../task/task.ts";
import { enterState, refuseTurn } from "./enter-state.ts";
import type { FlowItem } from "./flow-item.ts";
import { doneOf, flowOfPlan, turnsOf } from "./flow-of-plan.ts";
import { refuseEntering } from "./refuse-entering.ts";

/** What somebody wants to be the case of a task, and what they saw when they wanted it. */
export interface StateChange {
  readonly flowItemId?: Id | undefined;
  readonly flowItemWas?: Id | undefined;
  readonly completeTime?: number | undefined;
  readonly completeWas?: number | undefined;
}

/**
 * The task in the state that is named, or complete or open again: in a plan with a workflow that is one of the
 * states to which it may go from where it is (seed 000 §4). Somebody else's turn in the meantime makes a conflict.
 */
export function* changeState(
  change: StateChange,
  actor: Actor,
  { main, member }: Pick<TaskMembership, "main" | "member">,
  task: Task,
): Reading<Completion> {
  const flow = yield* flowOfPlan(task.planId);
  const clash = refuseStale(change, task);
  if (clash) return { refusal: clash };
  const { completeTime, flowItemId } = change;
  if (flowItemId === undefined && completeTime === undefined) return { task, changes: [] };
  if (flowItemId === undefined && isAlready(task, completeTime)) return { task, changes: [] };
  if (flowItemId === undefined && flow.length === 0) {
    return yield* completeTask(task, main, completeTime ?? 0, actor);
  }
  const to =
    flowItemId === undefined
      ? stateFor(turnsOf(flow, task), completeTime ?? 0)
      : flow.find(({ id }) => id === flowItemId);
  if (!to)
    return { refusal: parameterError(flowItemId === undefined ? "flow.noTurn" : "flow.gone") };
  if (to.id === task.flowItemId) return { task, changes: [] };
  const from = flow.find(({ id }) => id === task.flowItemId);
  const refusal = refuseTurn({ from, to, member }) ?? (yield* refuseEntering(to, task, actor));
  return refusal ? { refusal } : yield* enterState(task, main, to, actor);
}

function isAlready(task: Task, completeTime = 0): boolean {
  return completeTime > 0 === task.completeTime > 0 && task.cancelled === 0;
}

/** The state that somebody means who only says that a task is complete, or is not. */
function stateFor(turns: readonly FlowItem[], completeTime: number): FlowItem | undefined {
  return completeTime > 0 ? doneOf(turns) : turns.find(({ status }) => status !== "end");
}

function refuseStale(change: StateChange, task: Task): Refusal | undefined {
  const { completeTime, completeWas, flowItemId, flowItemWas } = change;
  const isElsewhere = task.flowItemId !== flowItemWas && task.flowItemId !== flowItemId;
  if (flowItemId !== undefined && flowItemWas !== undefined && isElsewhere) {
    const { flowItemName } = task;
    return conflict({ flowItemId }, { flowItemId: task.flowItemId, flowItemName });
  }
  // Somebody has opened and completed it again: that is not what the person wanted to reopen.
  if (completeTime === 0 && completeWas !== undefined && task.completeTime > completeWas) {
    return conflict({ completeTime }, { completeTime: task.completeTime });
  }
  return undefined;
}
