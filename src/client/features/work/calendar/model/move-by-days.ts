import type { Task } from "#domain/task/task.ts";
import { shiftDays } from "#domain/task/times/calendar-day.ts";
import type { Times } from "#domain/task/task-times.ts";

/** The times of a task so many days later, at the same times of day. */
export function movedByDays(
  { startTime, endTime }: Pick<Task, "startTime" | "endTime">,
  days: number,
): Times {
  return [shiftDays(startTime, days), shiftDays(endTime, days)];
}
