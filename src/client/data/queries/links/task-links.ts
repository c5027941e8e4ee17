import type { Task } from "#domain/task/task.ts";
import type { TaskLink } from "#domain/task-link/task-link.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { inScopes, planTasks, scopesOfPlan } from "../../database/plan-tasks.ts";

/** A link as it is seen from one of its tasks. */
export interface LinkedTask {
  readonly link: TaskLink;
  /** The task at the other end, and the one whose subtask that is. */
  readonly other: Task;
  readonly otherMain: Task | undefined;
}

/** What a task waits for, and what waits for it. */
export interface TaskLinks {
  readonly before: readonly LinkedTask[];
  readonly after: readonly LinkedTask[];
}

/** All links between tasks of a plan. */
async function readPlanLinks(database: LocalDatabase, planId: number): Promise<TaskLink[]> {
  return inScopes(database.taskLink, await scopesOfPlan(database, planId)).toArray();
}

export async function readTaskLinks(
  database: LocalDatabase,
  taskId: number,
  planId: number,
): Promise<TaskLinks> {
  const links = await readPlanLinks(database, planId);
  const own = links.filter(({ fromId, toId }) => fromId === taskId || toId === taskId);
  const otherIds = own.map(({ fromId, toId }) => (fromId === taskId ? toId : fromId));
  const others = await database.task.bulkGet(otherIds);
  const mains = await database.task.bulkGet(others.map((other) => other?.parentId ?? 0));
  const seen = own.flatMap((link, at): LinkedTask[] => {
    const other = others[at];
    return other ? [{ link, other, otherMain: mains[at] }] : [];
  });
  return {
    before: seen.filter(({ link }) => link.toId === taskId),
    after: seen.filter(({ link }) => link.fromId === taskId),
  };
}

/** A task that can be waited for, and the one whose subtask it is. */
export interface LinkableTask {
  readonly task: Task;
  readonly main: Task | undefined;
}

/** All tasks of a plan that are not put away, subtasks behind theirs. */
export async function readLinkable(
  database: LocalDatabase,
  planId: number,
): Promise<LinkableTask[]> {
  const tasks = await planTasks(database, await scopesOfPlan(database, planId)).toArray();
  const open = tasks.filter(({ archivedTime }) => archivedTime === 0);
  const subtasks = Map.groupBy(open, ({ parentId }) => parentId);
  return (subtasks.get(0) ?? []).flatMap((task) => [
    { task, main: undefined },
    ...(subtasks.get(task.id) ?? []).map((subtask) => ({ task: subtask, main: task })),
  ]);
}
