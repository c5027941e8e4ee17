import type { Actor, CommandDefinition, LaneTarget } from "#domain/command.ts";
import type { Scope } from "#domain/scope.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db, Tx } from "../tables/sql/db.ts";

/**
 * Waits until nobody else writes the rows that the command is about. Where the
 * lane is that of a row, the row may have changed lanes while we waited. A row
 * that is not there needs no lane: the rule refuses.
 */
export async function enterLane(
  tx: Tx,
  definition: CommandDefinition,
  args: unknown,
  actor: Pick<Actor, "userId">,
): Promise<void> {
  const target = definition.lane(args, actor);
  let scope = await laneScope(tx, target);
  for (let entered: Scope | undefined; scope && scope !== entered; ) {
    entered = scope;
    await tx.run("select pg_advisory_xact_lock(hashtextextended($1, 0))", [scope]);
    if (typeof target !== "string") scope = await laneScope(tx, target);
  }
}

/** The scope that a lane is; undefined when it is that of a row that is not there. */
export async function laneScope(db: Db, target: LaneTarget): Promise<Scope | undefined> {
  if (typeof target === "string") return target;
  const [found] = await tableOf(target.entity).find(db, [target.id]);
  return found?.scope;
}
