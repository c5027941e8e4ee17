import type { Task } from "#domain/task/task.ts";
import type { TaskLink } from "#domain/task-link/task-link.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { inScopes, planTasks, scopesOfPlan } from "../../database/plan-tasks.ts";

/** What the times of a plan hang together by, besides the cards of its board. */
export interface PlanTimes {
  /** By the tasks that they are part of; those that are put away are left out. */
  readonly subtasks: ReadonlyMap<number, readonly Task[]>;
  readonly links: readonly TaskLink[];
}

export async function readPlanTimes(database: LocalDatabase, planId: number): Promise<PlanTimes> {
  const scopes = await scopesOfPlan(database, planId);
  const [tasks, links] = await Promise.all([
    planTasks(database, scopes).toArray(),
    inScopes(database.taskLink, scopes).toArray(),
  ]);
  const below = tasks.filter(({ parentId, archivedTime }) => parentId > 0 && archivedTime === 0);
  return { subtasks: Map.groupBy(below, ({ parentId }) => parentId), links };
}
