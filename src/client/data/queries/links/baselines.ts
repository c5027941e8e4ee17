import type { Baseline } from "#domain/baseline/baseline.ts";
import { planScope } from "#domain/scope.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** The baselines of a plan, the newest first. */
export async function readBaselines(database: LocalDatabase, planId: number): Promise<Baseline[]> {
  const kept = await database.baseline.where("scope").equals(planScope(planId)).toArray();
  return kept.toSorted((left, right) => right.createTime - left.createTime || right.id - left.id);
}
