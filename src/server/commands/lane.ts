import type { LaneTarget } from "#domain/command.ts";
import { entityOf } from "#domain/entities.ts";
import { laneOfRow, type Scope } from "#domain/scope.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db, Tx } from "../tables/sql/db.ts";

/** The scope that a lane is; undefined when it is that of a row that is not there. */
export async function laneScope(db: Db, target: LaneTarget): Promise<Scope | undefined> {
  if (typeof target === "string") return target;
  const row = await tableOf(target.entity).get(db, target.id);
  return row && laneOfRow(row, entityOf(target.entity).scope(row));
}

/** Waits until nobody else writes rows of these lanes; in one order, so that no two wait for each other. */
export async function enterLanes(tx: Tx, lanes: Iterable<Scope>): Promise<void> {
  const ordered = [...new Set(lanes)].toSorted();
  if (ordered.length === 0) return;
  await tx.run(
    "select pg_advisory_xact_lock(hashtextextended(lane, 0)) from unnest($1::text[]) as lane",
    [ordered],
  );
}
