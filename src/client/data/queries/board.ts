import type { Column } from "#domain/column/column.ts";
import { byRank } from "#domain/by-rank.ts";
import { planScope } from "#domain/scope.ts";
import type { Task } from "#domain/task/task.ts";
import type { TaskLink } from "#domain/task-link/task-link.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { inScopes, planTasks, scopesOfPlan } from "../database/plan-tasks.ts";

/** A card of the board: the task with how many of its subtasks are done. */
export interface BoardCard {
  readonly task: Task;
  readonly subNum: number;
  readonly subComplete: number;
  /** What its subtasks say in fields of the plan, where they say anything. */
  readonly subFields?: readonly Pick<Task, "fields">[];
  /** It cannot begin before another task is done. */
  readonly waits?: boolean;
}

/** A column with its cards in order. */
export interface BoardColumn {
  readonly column: Column;
  readonly cards: readonly BoardCard[];
  /** Open tasks in it, where it shows only some of its cards. */
  readonly open?: number;
}

/** The board of a plan: columns in order, each with its cards that are not archived. */
export async function readBoard(database: LocalDatabase, planId: number): Promise<BoardColumn[]> {
  const scopes = await scopesOfPlan(database, planId);
  const [columns, tasks, links] = await Promise.all([
    database.column.where("scope").equals(planScope(planId)).toArray(),
    planTasks(database, scopes).toArray(),
    inScopes(database.taskLink, scopes).toArray(),
  ]);
  return arrangeBoard(columns, tasks, links);
}

const NOTHING_SAID: readonly Task[] = [];

/** Puts columns and tasks in the order of the board. */
export function arrangeBoard(
  columns: readonly Column[],
  tasks: readonly Task[],
  links: readonly TaskLink[] = [],
): BoardColumn[] {
  const waiting = waitingIds(tasks, links);
  const subtasks = new Map<number, { num: number; complete: number; said: Task[] }>();
  const byColumn = new Map<number, Task[]>(columns.map((column) => [column.id, []]));
  for (const task of tasks) {
    if (task.parentId > 0) {
      const count = subtasks.get(task.parentId) ?? { num: 0, complete: 0, said: [] };
      count.num += 1;
      if (task.completeTime > 0) count.complete += 1;
      if (Object.keys(task.fields).length > 0) count.said.push(task);
      subtasks.set(task.parentId, count);
    } else if (task.archivedTime === 0) byColumn.get(task.columnId)?.push(task);
  }
  return columns.toSorted(byRank).map((column) => ({
    column,
    cards: (byColumn.get(column.id) ?? []).toSorted(byRank).map((task) => ({
      task,
      subNum: subtasks.get(task.id)?.num ?? 0,
      subComplete: subtasks.get(task.id)?.complete ?? 0,
      subFields: subtasks.get(task.id)?.said ?? NOTHING_SAID,
      waits: waiting.has(task.id),
    })),
  }));
}

/** The tasks that wait for the end of one that is open. */
function waitingIds(tasks: readonly Task[], links: readonly TaskLink[]): ReadonlySet<number> {
  if (links.length === 0) return new Set();
  const open = new Set(
    tasks.filter((task) => task.completeTime === 0 && task.archivedTime === 0).map(({ id }) => id),
  );
  const holds = links.filter(
    ({ kind, fromId, toId }) => kind === "finishStart" && open.has(fromId) && open.has(toId),
  );
  return new Set(holds.map(({ toId }) => toId));
}
