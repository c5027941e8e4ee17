import type { Id } from "#domain/id.ts";
import type { Tx } from "../sql/db.ts";

/** Until the transaction ends nobody else sets up the company or adds a person who can sign in. */
export async function lockPeople(tx: Tx): Promise<void> {
  await tx.run("select pg_advisory_xact_lock(hashtextextended('people', 0))");
}

/** Until the transaction ends nobody lets these people in anywhere, and whoever has is done with it. */
export async function lockPlaces(tx: Tx, userIds: readonly Id[]): Promise<void> {
  await tx.run(
    `select pg_advisory_xact_lock(hashtextextended('places ' || id, 0))
     from unnest($1::bigint[]) as id`,
    [ordered(userIds)],
  );
}

/** Until the transaction ends these people do not leave the company; gives back who of them has. */
export async function keepPeople(tx: Tx, userIds: readonly Id[]): Promise<Id[]> {
  const ids = ordered(userIds);
  const [, gone] = await Promise.all([
    tx.run(
      `select pg_advisory_xact_lock_shared(hashtextextended('places ' || id, 0))
       from unnest($1::bigint[]) as id`,
      [ids],
    ),
    // Read once the locks are ours.
    tx.run<{ id: Id }>("select id from users where id = any($1::bigint[]) and delete_time > 0", [
      ids,
    ]),
  ]);
  return gone.map(({ id }) => id);
}

/** In one order, so that no two wait for each other. */
function ordered(userIds: readonly Id[]): Id[] {
  return [...new Set(userIds)].toSorted((one, other) => one - other);
}
