import type { LaneTarget } from "#domain/command.ts";
import { entityOf, type RowId } from "#domain/entities.ts";
import type { EntityName } from "#domain/entity-names.ts";
import type { Scope } from "#domain/scope.ts";
import { type LocalDatabase, tableOf } from "../database/local-database.ts";

/** The scope a command writes; undefined when the row that would say so is not here. */
export async function resolveLane(
  database: LocalDatabase,
  target: LaneTarget,
): Promise<Scope | undefined> {
  if (typeof target === "string") return target;
  const row = await tableOf(database, target.entity).get(target.id);
  const { parent } = entityOf(target.entity);
  // What follows its parent by itself does so on the server; until its rows come, the parent knows.
  const owner =
    row && parent?.shares
      ? await tableOf(database, parent.entity as EntityName).get(row[parent.field] as RowId)
      : undefined;
  return (owner ?? row)?.["scope"] as Scope | undefined;
}
