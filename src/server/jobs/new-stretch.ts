import type { Db } from "../tables/sql/db.ts";
import { readSpace } from "../tables/own/space.ts";

/** How far each server has looked through the log for one of its jobs, by its database. */
export type Looked = WeakMap<Db, number>;

/** What of the log is to be looked through: what lies behind `since`, up to `until`; all there is where `since` is left out. */
export interface Stretch {
  readonly since?: number;
  readonly until: number;
}

/** What has come into the log since a job looked last; undefined = nothing has. */
export async function newStretch(looked: Looked, database: Db): Promise<Stretch | undefined> {
  const { head: until, floor } = await readSpace(database);
  const since = looked.get(database);
  if (since === until) return undefined;
  // Behind a place that is no longer in the log, or one of another log, there may have been anything.
  const isKnown = since !== undefined && since >= floor && since < until;
  return isKnown ? { since, until } : { until };
}
