import type { LaneTarget } from "#domain/command.ts";
import type { Scope } from "#domain/scope.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";

/** The scope a command writes; undefined when the row that would say so is not here. */
export async function resolveLane(
  database: LocalDatabase,
  target: LaneTarget,
): Promise<Scope | undefined> {
  if (typeof target === "string") return target;
  const row = await tableOf(database, target.entity).get(target.id);
  return row?.["scope"] as Scope | undefined;
}
