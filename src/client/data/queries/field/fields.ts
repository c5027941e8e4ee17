import { byRank } from "#domain/by-rank.ts";
import type { PlanField } from "#domain/field/plan-field.ts";
import { planScope } from "#domain/scope.ts";
import type { LocalDatabase } from "../../database/local-database.ts";
import { planTasks, scopesOfPlan } from "../../database/plan-tasks.ts";

/** The fields of a plan in their order, those that are put away among them. */
export async function readPlanFields(
  database: LocalDatabase,
  planId: number,
): Promise<PlanField[]> {
  const fields = await database.planField.where("scope").equals(planScope(planId)).toArray();
  return fields.toSorted(byRank);
}

/** How many tasks of a plan say something in a field. */
export async function readFieldUse(
  database: LocalDatabase,
  planId: number,
  fieldId: number,
): Promise<number> {
  return planTasks(database, await scopesOfPlan(database, planId))
    .filter(({ fields }) => (fields[fieldId] ?? "") !== "")
    .count();
}
