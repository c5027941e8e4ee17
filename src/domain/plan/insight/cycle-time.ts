import type { Task } from "../../task/task.ts";
import { addDays, startOfDay } from "../../task/times/calendar-day.ts";
import { type LivedTask, outcomeOf } from "./task-life.ts";

/** How many days back tasks are looked for that were done. */
export const CYCLE_DAYS = [30, 90] as const;
export type CycleDays = (typeof CYCLE_DAYS)[number];

/** Up to how many days each group took; what took longer is one more. */
const GROUP_ENDS = [1, 3, 7, 14, 30] as const;
const DAY = 86_400_000;

/** How many tasks took more than `above` days and up to `upTo`; undefined = however long. */
export interface LengthGroup {
  readonly above: number;
  readonly upTo: number | undefined;
  readonly count: number;
}

export interface CycleTime {
  /** Tasks that were done within the time. */
  readonly count: number;
  /** Of these the ones that have a start of their own, from which they are measured; the others are from when they were made. */
  readonly fromStart: number;
  /** Half of them took no longer, ms; undefined where none was done. */
  readonly median: number | undefined;
  /** 85 of 100 took no longer. */
  readonly most: number | undefined;
  readonly groups: readonly LengthGroup[];
}

export type CycleTask = LivedTask & Pick<Task, "startTime" | "milestone">;

/**
 * How long tasks took that were done within so many days, today among them: from their start, and where they have none before
 * their end from when they were made. Milestones take no time, and subtasks are steps of their task.
 */
export function cycleTimeOf(tasks: readonly CycleTask[], now: number, days: CycleDays): CycleTime {
  const since = addDays(startOfDay(now), 1 - days);
  const lengths: number[] = [];
  let fromStart = 0;
  for (const task of tasks) {
    const { parentId, milestone, startTime, createTime, completeTime } = task;
    if (parentId > 0 || milestone === 1 || completeTime < since || outcomeOf(task) !== "done")
      continue;
    const isStarted = startTime > 0 && startTime <= completeTime;
    if (isStarted) fromStart += 1;
    lengths.push(Math.max(0, completeTime - (isStarted ? startTime : createTime)));
  }
  const sorted = lengths.toSorted((left, right) => left - right);
  return {
    count: sorted.length,
    fromStart,
    median: withinShare(sorted, 50),
    most: withinShare(sorted, 85),
    groups: groupsOf(sorted),
  };
}

/** The least of the lengths that so many of 100 do not exceed. */
function withinShare(sorted: readonly number[], percent: number): number | undefined {
  return sorted[Math.ceil((sorted.length * percent) / 100) - 1];
}

function groupsOf(lengths: readonly number[]): readonly LengthGroup[] {
  const counts = [...GROUP_ENDS, undefined].map(() => 0);
  for (const length of lengths) {
    const place = GROUP_ENDS.findIndex((end) => length <= end * DAY);
    const group = place === -1 ? GROUP_ENDS.length : place;
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return counts.map((count, index) => ({
    above: GROUP_ENDS[index - 1] ?? 0,
    upTo: GROUP_ENDS[index],
    count,
  }));
}
