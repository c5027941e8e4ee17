import * as z from "zod/mini";
import { parameterError, type Refusal } from "../refusal.ts";
import { givenTimeShape } from "../shape.ts";
import type { Task } from "./task.ts";

/** Start and end, epoch ms; both 0 = no time. */
export const timesShape = z.tuple([givenTimeShape, givenTimeShape]);
export type Times = z.infer<typeof timesShape>;

export const NO_TIMES: Times = [0, 0];

export function timesOf(task: Pick<Task, "startTime" | "endTime">): Times {
  return [task.startTime, task.endTime];
}

export function hasTimes(task: Pick<Task, "startTime" | "endTime">): boolean {
  return task.endTime > 0;
}

/** Refuses an end that is not after its start, and a start without an end. */
export function refuseTimes(times: Times | undefined): Refusal | undefined {
  if (!times) return undefined;
  const [start, end] = times;
  if (start === 0 && end === 0) return undefined;
  return start > 0 && end > start ? undefined : parameterError("task.timesOrder");
}

export function sameTimes(left: Times, right: Times): boolean {
  return left[0] === right[0] && left[1] === right[1];
}

/** What a change of times carries along, to be confirmed before (seed 000 §5). */
export type TimesEffect =
  | { readonly kind: "none" }
  | { readonly kind: "main"; readonly times: Times; readonly hadTimes: boolean }
  | {
      readonly kind: "subtasks";
      readonly times: ReadonlyMap<number, Times>;
      readonly cleared: boolean;
    };

/** A subtask's new times widen the main task's, or set them where it has none. */
export function subtaskTimesEffect(main: Task, times: Times): TimesEffect {
  if (times[1] === 0) return { kind: "none" };
  if (!hasTimes(main)) return { kind: "main", times, hadTimes: false };
  const widened: Times = [Math.min(main.startTime, times[0]), Math.max(main.endTime, times[1])];
  return sameTimes(widened, timesOf(main))
    ? { kind: "none" }
    : { kind: "main", times: widened, hadTimes: true };
}

/** A main task's new times clear, or clamp, those of its subtasks; edges that were equal follow. */
export function mainTimesEffect(main: Task, subtasks: readonly Task[], times: Times): TimesEffect {
  const timed = subtasks.filter(hasTimes);
  if (timed.length === 0) return { kind: "none" };
  if (times[1] === 0) {
    return {
      kind: "subtasks",
      times: new Map(timed.map((task) => [task.id, NO_TIMES])),
      cleared: true,
    };
  }
  const changed = new Map<number, Times>();
  for (const subtask of timed) {
    const adjusted = adjustInto(subtask, main, times);
    if (!sameTimes(adjusted, timesOf(subtask))) changed.set(subtask.id, adjusted);
  }
  return changed.size > 0 ? { kind: "subtasks", times: changed, cleared: false } : { kind: "none" };
}

function adjustInto(subtask: Task, main: Task, [start, end]: Times): Times {
  const from = subtask.startTime === main.startTime ? start : Math.max(subtask.startTime, start);
  const to = subtask.endTime === main.endTime ? end : Math.min(subtask.endTime, end);
  return from > 0 && to > from ? [from, to] : [start, end];
}
