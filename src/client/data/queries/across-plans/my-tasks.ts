import { scopeInPlan } from "#domain/scope.ts";
import type { Task } from "#domain/task/task.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { subtasksOf } from "../../database/plan-tasks.ts";
import { readFollowedTasks, readMyTasks } from "../task.ts";

/** A task of the person with what its row in the list shows. */
export interface MyTask {
  readonly task: Task;
  readonly planName: string;
  readonly subNum: number;
  readonly subComplete: number;
}

/** The person's own tasks, without subtasks: these belong to their task. */
export async function readMyTaskRows(database: LocalDatabase, userId: number): Promise<MyTask[]> {
  const tasks = await readMyTasks(database, userId);
  return rowsOf(
    database,
    tasks.filter((task) => task.parentId === 0),
  );
}

/** What the person follows, subtasks as well. */
export async function readFollowedRows(database: LocalDatabase, userId: number): Promise<MyTask[]> {
  return rowsOf(database, await readFollowedTasks(database, userId));
}

async function rowsOf(database: LocalDatabase, tasks: readonly Task[]): Promise<MyTask[]> {
  const planIds = [...new Set(tasks.map((task) => task.planId))];
  const [plans, subtasks] = await Promise.all([
    database.plan.bulkGet(planIds),
    subtasksOf(
      database,
      tasks.map((task) => ({ id: task.id, scope: scopeInPlan(task) })),
    ).toArray(),
  ]);
  const names = new Map(plans.flatMap((plan) => (plan ? [[plan.id, plan.name]] : [])));
  const counts = new Map<number, { num: number; complete: number }>();
  for (const { parentId, completeTime } of subtasks) {
    const { num, complete } = counts.get(parentId) ?? { num: 0, complete: 0 };
    counts.set(parentId, { num: num + 1, complete: complete + (completeTime > 0 ? 1 : 0) });
  }
  return tasks.map((task) => ({
    task,
    planName: names.get(task.planId) ?? "",
    subNum: counts.get(task.id)?.num ?? 0,
    subComplete: counts.get(task.id)?.complete ?? 0,
  }));
}
