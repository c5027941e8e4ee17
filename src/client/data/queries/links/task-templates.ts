import { planScope } from "#domain/scope.ts";
import type { TaskTemplate } from "#domain/task-template/task-template.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** The task templates of a plan, in no order. */
export async function readTaskTemplates(
  database: LocalDatabase,
  planId: number,
): Promise<TaskTemplate[]> {
  return database.taskTemplate.where("scope").equals(planScope(planId)).toArray();
}
