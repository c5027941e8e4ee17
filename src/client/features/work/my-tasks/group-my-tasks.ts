import { taskState, type TaskState } from "#domain/task/count-tasks.ts";
import { orderMyTasks } from "#domain/task/order-my-tasks.ts";
import type { Task } from "#domain/task/task.ts";

/** Parts of the list, in their order. */
export const TASK_GROUPS = [
  "overdue",
  "today",
  "tomorrow",
  "thisWeek",
  "later",
  "noTime",
  "completed",
  "cancelled",
] as const;
export type TaskGroup = (typeof TASK_GROUPS)[number];

/** Moments, epoch ms, that decide where a task stands. */
export interface Clock {
  readonly now: number;
  readonly endOfToday: number;
  readonly endOfTomorrow: number;
  readonly endOfWeek: number;
  /** What was completed after this stays where it was (seed 000 §4). */
  readonly since: number;
}

interface Listed {
  readonly task: Task;
}

/** The task as it is listed: one just completed counts as open until the list is looked at anew. */
function listedAs(task: Task, { since }: Clock): Task {
  return task.completeTime >= since ? { ...task, completeTime: 0, cancelled: 0 } : task;
}

function groupOf(task: Task, clock: Clock): TaskGroup {
  if (task.cancelled === 1) return "cancelled";
  if (task.completeTime > 0) return "completed";
  if (task.endTime === 0) return "noTime";
  if (task.endTime < clock.now) return "overdue";
  if (task.endTime <= clock.endOfToday) return "today";
  if (task.endTime <= clock.endOfTomorrow) return "tomorrow";
  return task.endTime <= clock.endOfWeek ? "thisWeek" : "later";
}

/** The tasks of a state, or all of them, in groups; groups without tasks are left out. */
export function groupMyTasks<Row extends Listed>(
  rows: readonly Row[],
  state: TaskState | undefined,
  clock: Clock,
): { group: TaskGroup; rows: Row[] }[] {
  const groups = new Map<TaskGroup, Row[]>();
  for (const row of rows) {
    const task = listedAs(row.task, clock);
    if (state && taskState(task, clock.now) !== state) continue;
    const group = groupOf(task, clock);
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return TASK_GROUPS.flatMap((group) => {
    const members = groups.get(group);
    return members ? [{ group, rows: inOrder(group, members) }] : [];
  });
}

function inOrder<Row extends Listed>(group: TaskGroup, rows: readonly Row[]): Row[] {
  if (group === "completed" || group === "cancelled") {
    return rows.toSorted((left, right) => right.task.completeTime - left.task.completeTime);
  }
  const byTask = new Map(rows.map((row) => [row.task.id, row]));
  return orderMyTasks(rows.map((row) => row.task)).flatMap((task) => byTask.get(task.id) ?? []);
}
