import { planScope } from "#domain/scope.ts";
import type { PlanTag } from "#domain/tag/plan-tag.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** The tags of a plan. */
export async function readPlanTags(database: LocalDatabase, planId: number): Promise<PlanTag[]> {
  return database.planTag.where("scope").equals(planScope(planId)).toArray();
}

/** The tags of all plans, by their ids. */
export async function readTags(database: LocalDatabase): Promise<ReadonlyMap<number, PlanTag>> {
  const tags = await database.planTag.toArray();
  return new Map(tags.map((tag) => [tag.id, tag]));
}
