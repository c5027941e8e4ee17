import type { Id } from "../id.ts";
import { ownsTask, type Task } from "./task.ts";

/** Where a task stands on its way; overdue = open after its end, cancelled = ended without being done. */
export type TaskState = "complete" | "overdue" | "progress" | "pending" | "cancelled";

/** The five counts of my tasks (seed 000 §3). */
export interface TaskCounts {
  readonly allCount: number;
  readonly completeCount: number;
  readonly progressCount: number;
  readonly pendingCount: number;
  readonly overdueCount: number;
}

export type CountedTask = Pick<
  Task,
  | "planId"
  | "parentId"
  | "archivedTime"
  | "startTime"
  | "endTime"
  | "completeTime"
  | "taskUser"
  | "flowItemStatus"
  | "cancelled"
>;

/** My tasks are those I own, not put away, and no subtasks: these belong to their task. */
function isMyTask(task: Pick<Task, "parentId" | "archivedTime" | "taskUser">, userId: Id): boolean {
  return task.parentId === 0 && task.archivedTime === 0 && ownsTask(task, userId);
}

/** A state of the workflow says whether an open task was begun; without one its start does. */
export function taskState(
  task: Pick<Task, "startTime" | "endTime" | "completeTime" | "flowItemStatus" | "cancelled">,
  now: number,
): TaskState {
  if (task.cancelled === 1) return "cancelled";
  if (task.completeTime > 0) return "complete";
  if (task.endTime > 0 && task.endTime < now) return "overdue";
  if (task.flowItemStatus !== "") return task.flowItemStatus === "start" ? "pending" : "progress";
  return task.startTime > 0 && task.startTime <= now ? "progress" : "pending";
}

/** Counts the tasks of one person; what was cancelled and tasks of plans that are put away do not count. */
export function countTasks(
  tasks: Iterable<CountedTask>,
  userId: Id,
  isPlanOpen: (planId: Id) => boolean,
  now: number,
): TaskCounts {
  const counts = { complete: 0, overdue: 0, progress: 0, pending: 0, cancelled: 0 };
  for (const task of tasks) {
    if (isMyTask(task, userId) && isPlanOpen(task.planId)) counts[taskState(task, now)] += 1;
  }
  return {
    allCount: counts.complete + counts.overdue + counts.progress + counts.pending,
    completeCount: counts.complete,
    progressCount: counts.progress,
    pendingCount: counts.pending,
    overdueCount: counts.overdue,
  };
}
