import type { Id } from "#domain/id.ts";
import { LEFT_ALONE } from "#domain/limits.ts";
import type { Scope } from "#domain/scope.ts";
import type { Db } from "../sql/db.ts";

/** Somebody in a scope, or no longer. */
export interface Place {
  readonly scope: Scope;
  readonly userId: Id;
}

/** Notes who went out; `byThemselves` counts, where it follows upon another time. */
export async function addDepartures(
  db: Db,
  departures: readonly (Place & { readonly byThemselves: boolean })[],
  time: number,
): Promise<void> {
  await db.run(
    `insert into departures (scope, user_id, leavings, time)
     select scope, user_id, leavings, $4 from unnest($1::text[], $2::bigint[], $3::int[])
       as gone(scope, user_id, leavings)
     on conflict (scope, user_id) do update set time = excluded.time,
       leavings = excluded.leavings
         + case when departures.time > $4::bigint - ${LEFT_ALONE} then departures.leavings else 0 end`,
    [
      departures.map(({ scope }) => scope),
      departures.map(({ userId }) => userId),
      departures.map(({ byThemselves }) => Number(byThemselves)),
      time,
    ],
  );
}

/** How often people have left a scope by themselves of late, by who did; the last time was after `since`. */
export async function leavingsOf(db: Db, scope: Scope, since: number): Promise<Map<Id, number>> {
  const rows = await db.run<{ userId: Id; leavings: number }>(
    'select user_id as "userId", leavings from departures where scope = $1 and time > $2',
    [scope, since],
  );
  return new Map(rows.map(({ userId, leavings }) => [userId, leavings]));
}

/** Those of the places out of which somebody went after `since`. */
export async function recentDepartures(
  db: Db,
  places: readonly Place[],
  since: number,
): Promise<Place[]> {
  return db.run<{ scope: Scope; userId: Id }>(
    `select scope, user_id as "userId" from departures where time > $3
       and (scope, user_id) in (select * from unnest($1::text[], $2::bigint[]))`,
    [places.map(({ scope }) => scope), places.map(({ userId }) => userId), since],
  );
}

/** Somebody comes back by their own will. */
export async function forgetDeparture(db: Db, { scope, userId }: Place): Promise<void> {
  await db.run("delete from departures where scope = $1 and user_id = $2", [scope, userId]);
}

/** The scope is gone. */
export async function removeDeparturesOf(db: Db, scope: Scope): Promise<void> {
  await db.run("delete from departures where scope = $1", [scope]);
}

export async function removeDeparturesBefore(db: Db, time: number): Promise<void> {
  await db.run("delete from departures where time <= $1", [time]);
}
