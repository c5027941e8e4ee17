import { planScope } from "#domain/scope.ts";
import type { PlanTemplate } from "#domain/template/plan-template.ts";
import type { PlanRows } from "#domain/template/template-of-plan.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { planTasks } from "../database/plan-tasks.ts";

/** The company's templates of plans. */
export async function readPlanTemplates(database: LocalDatabase): Promise<PlanTemplate[]> {
  return database.planTemplate.toArray();
}

/** All rows of a plan of which a template is made: everybody in the company may look at it, and private tasks are none of it. */
export async function readPlanRows(database: LocalDatabase, planId: number): Promise<PlanRows> {
  const scope = planScope(planId);
  const [columns, flow, tags, fields, tasks, contents, checkItems] = await Promise.all([
    database.column.where("scope").equals(scope).toArray(),
    database.flowItem.where("scope").equals(scope).toArray(),
    database.planTag.where("scope").equals(scope).toArray(),
    database.planField.where("scope").equals(scope).toArray(),
    planTasks(database, [scope]).toArray(),
    database.taskContent.where("scope").equals(scope).toArray(),
    database.checkItem.where("scope").equals(scope).toArray(),
  ]);
  return { columns, flow, tags, fields, tasks, contents, checkItems };
}
