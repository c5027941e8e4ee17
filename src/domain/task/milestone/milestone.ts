import type { Task } from "../task.ts";
import { hasTimes, type Times, timesOf } from "../task-times.ts";

/** A milestone takes no time, and rows have their end behind their start: it is the last minute of this. */
const MILESTONE_MINUTE = 60_000;
/** What was a milestone and has to be worked on takes an hour, until somebody says how long. */
const HOUR = 3_600_000;

/** The times of a milestone as they stand in its row. */
export function milestoneTimes([start, end]: Times): Times {
  return end === 0 ? [start, end] : [Math.max(1, end - MILESTONE_MINUTE), end];
}

/** Times that somebody gives a task, as they come into its row. */
export function givenTimes(task: Pick<Task, "milestone">, times: Times): Times {
  return task.milestone === 1 ? milestoneTimes(times) : times;
}

/** From when to when a task is worked on; a milestone begins with its end. */
export function workedTimes(task: Pick<Task, "milestone" | "startTime" | "endTime">): Times {
  return task.milestone === 1 ? [task.endTime, task.endTime] : timesOf(task);
}

/** The times of a task that becomes a milestone, or is one no more. */
export function timesOfTurned(task: Pick<Task, "startTime" | "endTime">, milestone: 0 | 1): Times {
  if (!hasTimes(task)) return timesOf(task);
  if (milestone === 1) return milestoneTimes(timesOf(task));
  return [Math.max(1, task.endTime - HOUR), task.endTime];
}
