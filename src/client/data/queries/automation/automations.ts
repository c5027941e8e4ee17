import type { Automation } from "#domain/automation/automation.ts";
import { planScope } from "#domain/scope.ts";
import type { Task } from "#domain/task/task.ts";
import type { KeptAutomationLog, LocalDatabase } from "../../database/local-database.ts";
import { planTasks } from "../../database/plan-tasks.ts";

/** The rules of a plan, the oldest first. */
export async function readAutomations(
  database: LocalDatabase,
  planId: number,
): Promise<Automation[]> {
  const rules = await database.automation.where("scope").equals(planScope(planId)).toArray();
  return rules.toSorted((left, right) => left.createTime - right.createTime || left.id - right.id);
}

/** What the rules of a plan did, as far as it is here; null = it never was. */
export async function readAutomationLog(
  { automationLog }: LocalDatabase,
  planId: number,
): Promise<KeptAutomationLog | null> {
  return (await automationLog.get(planId)) ?? null;
}

/** The tasks of a plan that rules can come to, in the order of the board: not those that are private. */
export async function readTasksToTry(database: LocalDatabase, planId: number): Promise<Task[]> {
  const tasks = await planTasks(database, [planScope(planId)], 0).toArray();
  return tasks.filter(({ archivedTime }) => archivedTime === 0);
}
