import type { Id } from "../id.ts";
import { daysBetween, startOfDay } from "../task/times/calendar-day.ts";
import type { Times } from "../task/task-times.ts";
import type { Baseline } from "./baseline.ts";

/** The times that a baseline keeps, by their tasks. */
export function plannedTimes({ tasks }: Pick<Baseline, "tasks">): ReadonlyMap<Id, Times> {
  return new Map(tasks.map(([id, start, end]) => [id, [start, end]]));
}

/** By how many days of the calendar something ends later than it was planned; below 0 where it ends earlier. */
export function driftOf(planned: Times, now: Times): number {
  return daysBetween(startOfDay(planned[1]), startOfDay(now[1]));
}
