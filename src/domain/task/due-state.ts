import type { Task } from "./task.ts";

/** How pressing a task is, for its colour: done tasks are never late. */
export type DueState = "none" | "done" | "late" | "today" | "soon" | "later";

const DAY = 86_400_000;

/** `endOfToday` is the last moment of the person's own day, epoch ms. */
export function dueState(
  task: Pick<Task, "endTime" | "completeTime">,
  now: number,
  endOfToday: number,
): DueState {
  if (task.endTime === 0) return "none";
  if (task.completeTime > 0) return "done";
  if (task.endTime < now) return "late";
  if (task.endTime <= endOfToday) return "today";
  return task.endTime <= endOfToday + DAY ? "soon" : "later";
}

/** Days since the one on which it ended, as a calendar counts them; 0 = it ended today, or has not. */
export function daysLate(task: Pick<Task, "endTime">, endOfToday: number): number {
  return Math.max(0, Math.floor((endOfToday - task.endTime) / DAY));
}
