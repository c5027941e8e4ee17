import {
  readPlanWork,
  readTaskTimes,
  readTimers,
  readWorkedTimes,
  type ShownTimer,
  type WorkedTime,
} from "#client/data/queries/work-time/work-time.ts";
import type { Task } from "#domain/task/task.ts";
import type { TimeEntry } from "#domain/work-time/time-entry.ts";
import { type Live, useLive } from "../use-live.ts";

const NONE: readonly ShownTimer[] = [];

/** The entries of a task, the newest first. */
export function useTaskTimes(planId: number, taskId: number): Live<TimeEntry[]> {
  return useLive(readTaskTimes, planId, taskId);
}

/** All tasks of a plan, and all that was worked on them. */
export function usePlanWork(
  planId: number,
): Live<{ readonly tasks: Task[]; readonly entries: TimeEntry[] }> {
  return useLive(readPlanWork, planId);
}

/** What a person worked between two moments. */
export function useWorkedTimes(userId: number, from: number, to: number): Live<WorkedTime[]> {
  return useLive(readWorkedTimes, userId, from, to);
}

/** The person's timers, the one that runs first; none until known. */
export function useTimers(): readonly ShownTimer[] {
  const found = useLive(readTimers);
  return found.state === "ready" ? found.value : NONE;
}
