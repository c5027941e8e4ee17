import type { Id } from "../../id.ts";
import { ownersOf, type Task } from "../../task/task.ts";

/** How much there is to do, and how much of it is done. */
export interface TaskNumbers {
  readonly taskNum: number;
  readonly taskComplete: number;
}

/** What one person owns of a plan's tasks. */
export interface PersonNumbers extends TaskNumbers {
  readonly userId: Id;
  /** Open after their end. */
  readonly overdue: number;
}

/** The tasks of a plan in numbers (seed 000 §3). A task with several owners counts with each of them. */
export interface PlanNumbers extends TaskNumbers {
  readonly overdue: number;
  /** Those who own most first; whoever owns nothing is not among them. */
  readonly people: readonly PersonNumbers[];
}

type CountedTask = Pick<
  Task,
  "parentId" | "archivedTime" | "cancelled" | "completeTime" | "endTime" | "taskUser"
>;

const NOTHING = { taskNum: 0, taskComplete: 0, overdue: 0 };

/** Counts a plan's tasks: no subtasks, nothing that is put away, and nothing that was cancelled. */
export function countPlan(tasks: Iterable<CountedTask>, now: number): PlanNumbers {
  const all = { ...NOTHING };
  const people = new Map<Id, typeof all>();
  for (const task of tasks) {
    if (task.parentId > 0 || task.archivedTime > 0 || task.cancelled === 1) continue;
    addTo(all, task, now);
    for (const userId of ownersOf(task)) {
      const own = people.get(userId) ?? { ...NOTHING };
      people.set(userId, own);
      addTo(own, task, now);
    }
  }
  const named = [...people].map(([userId, numbers]) => ({ userId, ...numbers }));
  return {
    ...all,
    people: named.toSorted(
      (left, right) => right.taskNum - left.taskNum || left.userId - right.userId,
    ),
  };
}

function addTo(numbers: typeof NOTHING, task: CountedTask, now: number): void {
  numbers.taskNum += 1;
  if (task.completeTime > 0) numbers.taskComplete += 1;
  else if (task.endTime > 0 && task.endTime < now) numbers.overdue += 1;
}

/** 0 to 100; of nothing nothing is done. */
export function percentOf({ taskNum, taskComplete }: TaskNumbers): number {
  return taskNum > 0 ? Math.round((taskComplete * 100) / taskNum) : 0;
}
