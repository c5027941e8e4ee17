import type { Column } from "#domain/column/column.ts";
import { joinKey } from "#domain/id.ts";
import type { Plan } from "#domain/plan/plan.ts";
import type { PlanUser } from "#domain/plan/plan-user.ts";
import { byRank } from "#domain/by-rank.ts";
import { scopeInPlan } from "#domain/scope.ts";
import type { TaskContent } from "#domain/task/task-content.ts";
import type { Task } from "#domain/task/task.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { planTasks, scopesOfPlan } from "../database/plan-tasks.ts";

/** A task with all that its panel shows. */
export interface TaskView {
  readonly task: Task;
  readonly plan: Plan;
  readonly member: PlanUser;
  readonly column: Column | undefined;
  readonly content: TaskContent | undefined;
  /** In order. */
  readonly subtasks: readonly Task[];
  /** The task this is a subtask of. */
  readonly parent: Task | undefined;
}

/** Undefined when the task is gone or not the person's to see. */
export async function readTask(
  database: LocalDatabase,
  taskId: number,
  userId: number,
): Promise<TaskView | undefined> {
  const task = await database.task.get(taskId);
  if (!task) return undefined;
  const [plan, member, column, content, subtasks, parent] = await Promise.all([
    database.plan.get(task.planId),
    database.planUser.get(joinKey(task.planId, userId)),
    database.column.get(task.columnId),
    database.taskContent.get(taskId),
    planTasks(database, [task.scope], taskId).toArray(),
    task.parentId > 0 ? database.task.get(task.parentId) : undefined,
  ]);
  if (!plan || !member) return undefined;
  return { task, plan, member, column, content, subtasks: subtasks.toSorted(byRank), parent };
}

/** A task's subtasks in order. */
export async function readSubtasks(
  database: LocalDatabase,
  task: Pick<Task, "id" | "planId" | "privateTo">,
): Promise<Task[]> {
  const subtasks = await planTasks(database, [scopeInPlan(task)], task.id).toArray();
  return subtasks.toSorted(byRank);
}

/** Those of these tasks that are still there, as they are now. */
export async function readTasks(database: LocalDatabase, ids: readonly number[]): Promise<Task[]> {
  const found = await database.task.bulkGet([...ids]);
  return found.filter((task) => task !== undefined);
}

/** Tasks the person owns, not archived, of plans that are not archived. */
export async function readMyTasks(database: LocalDatabase, userId: number): Promise<Task[]> {
  const tasks = await readConcerningTasks(database, userId);
  return tasks.filter(({ taskUser }) =>
    taskUser.some((entry) => entry.userId === userId && entry.owner === 1),
  );
}

/** Tasks the person follows, not archived, of plans that are not archived. */
export async function readFollowedTasks(database: LocalDatabase, userId: number): Promise<Task[]> {
  const tasks = await readConcerningTasks(database, userId);
  return tasks.filter(({ followers }) => followers.some((entry) => entry.userId === userId));
}

async function readConcerningTasks(database: LocalDatabase, userId: number): Promise<Task[]> {
  const tasks = await database.task.where("people").equals(userId).toArray();
  const plans = await database.plan.bulkGet([...new Set(tasks.map((task) => task.planId))]);
  const open = new Set(plans.flatMap((plan) => (plan?.archivedTime === 0 ? [plan.id] : [])));
  return tasks.filter((task) => task.archivedTime === 0 && open.has(task.planId));
}

/** Archived top-level tasks of a plan, the latest first. */
export async function readArchivedTasks(database: LocalDatabase, planId: number): Promise<Task[]> {
  const tasks = await planTasks(database, await scopesOfPlan(database, planId), 0).toArray();
  return tasks
    .filter((task) => task.archivedTime > 0)
    .toSorted((left, right) => right.archivedTime - left.archivedTime);
}

/** How many of the tasks are late. */
export function countOverdue(tasks: readonly Task[], now: number): number {
  return tasks.filter((task) => task.completeTime === 0 && task.endTime > 0 && task.endTime < now)
    .length;
}

/** All tasks and subtasks of a plan, those that are put away as well. */
export async function readAllTasks(database: LocalDatabase, planId: number): Promise<Task[]> {
  return planTasks(database, await scopesOfPlan(database, planId)).toArray();
}
