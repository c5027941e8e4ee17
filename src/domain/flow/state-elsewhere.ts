import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import type { Reading } from "../reading.ts";
import { CHOOSE_STATUS, parameterError } from "../refusal.ts";
import { type Completion, completeTask, endTask } from "../task/complete-task.ts";
import type { Task } from "../task/task.ts";
import { broughtInto } from "./flow-fields.ts";
import { flowOfPlan, stateByCompletion } from "./flow-of-plan.ts";
import { refuseEntering } from "./refuse-entering.ts";

/**
 * The task in a state of the plan into which it has come: that which is named, or by whether it is complete. A plan
 * with a workflow asks for one of the two (seed 000 §8, code 102). People are those whom the move names.
 */
export function* stateElsewhere(
  { flowItemId, completeTime }: { flowItemId?: Id | undefined; completeTime?: number | undefined },
  actor: Actor,
  moved: Task,
): Reading<Completion> {
  const flow = yield* flowOfPlan(moved.planId);
  const isAsked = flow.length > 0 && flowItemId === undefined && completeTime === undefined;
  if (isAsked) {
    const data = { planId: moved.planId, turns: flow.map(({ id, name }) => ({ id, name })) };
    return { refusal: { code: CHOOSE_STATUS, reason: "task.chooseStatus", data } };
  }
  const to =
    flowItemId === undefined
      ? stateByCompletion(flow, { completeTime: completeTime ?? 0, cancelled: 0 })
      : flow.find(({ id }) => id === flowItemId);
  if (flowItemId !== undefined && !to) return { refusal: parameterError("flow.gone") };
  const refusal = to && (yield* refuseEntering(to, moved, actor));
  if (refusal) return { refusal };
  const ends = to?.status === "end" ? actor.now : 0;
  const wanted = to ? ends : completeTime;
  // Whoever gives up what nobody had claimed has not taken it on.
  const end = to?.outcome === "cancelled" ? endTask : completeTask;
  const result =
    wanted === undefined ? { task: moved, changes: [] } : yield* end(moved, moved, wanted, actor);
  if ("refusal" in result) return result;
  return { ...result, task: broughtInto(result.task, to, actor) };
}
