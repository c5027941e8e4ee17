import { useCallback } from "react";
import {
  type MyTask,
  readFollowedRows,
  readMyTaskRows,
} from "#client/data/queries/across-plans/my-tasks.ts";
import {
  countOverdue,
  readAllTasks,
  readArchivedTasks,
  readMyTasks,
  readSubtasks,
  readTask,
  readTasks,
  type TaskView,
} from "#client/data/queries/task.ts";
import { notDone } from "#client/data/database/storage-errors.ts";
import { useSettled } from "#client/platform/when-idle.ts";
import type { Task } from "#domain/task/task.ts";
import { useData } from "./data-context.ts";
import { type Live, useLive } from "./use-live.ts";

/** undefined when the task is gone or not the person's to see. */
export function useTask(taskId: number): Live<TaskView | undefined> {
  return useLive(readTask, taskId, useData().userId);
}

/** The person's own tasks as a list shows them. */
export function useMyTaskRows(): Live<MyTask[]> {
  return useLive(readMyTaskRows, useData().userId);
}

/** What the person follows, as a list shows it. */
export function useFollowedRows(): Live<MyTask[]> {
  return useLive(readFollowedRows, useData().userId);
}

/** All tasks and subtasks of a plan, those that are put away as well. */
export function useAllTasks(planId: number): Live<Task[]> {
  return useLive(readAllTasks, planId);
}

export function useArchivedTasks(planId: number): Live<Task[]> {
  return useLive(readArchivedTasks, planId);
}

/** How many of the person's tasks are late, for the rail; counted once the first screen is drawn. */
export function useOverdueCount(): number {
  const { now, userId } = useData();
  const tasks = useLive(useSettled() ? readMyTasks : readNothing, userId);
  return tasks.state === "ready" ? countOverdue(tasks.value, now()) : 0;
}

const readNothing = () => Promise.resolve<Task[]>([]);

/** Reads a task's subtasks once, for actions. */
export function useSubtasksReader(): (task: Task) => Promise<Task[]> {
  const { database } = useData();
  return useCallback((task) => readSubtasks(database, task), [database]);
}

/** The same of those that are open; undefined where they cannot be read, which the person is told. */
export function useOpenSubtasksReader(): (task: Task) => Promise<Task[] | undefined> {
  const { database, onRefused } = useData();
  return useCallback(
    async (task) => {
      try {
        return (await readSubtasks(database, task)).filter((each) => each.completeTime === 0);
      } catch (error) {
        reportError(error);
        onRefused(notDone);
        return undefined;
      }
    },
    [database, onRefused],
  );
}

/** Reads tasks once as they are now, for actions. */
export function useTasksReader(): (ids: readonly number[]) => Promise<Task[]> {
  const { database } = useData();
  return useCallback((ids) => readTasks(database, ids), [database]);
}
