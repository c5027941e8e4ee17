import type { Id } from "#domain/id.ts";
import { userScope } from "#domain/scope.ts";
import { enterLanes } from "../commands/lane.ts";
import type { Tx } from "../tables/sql/db.ts";

/**
 * Until the transaction ends nobody else opens or ends a session of the person, or changes by what they
 * sign in. It is the lane of their own rows, in which commands end sessions as well.
 */
export async function lockPerson(tx: Tx, userId: Id): Promise<void> {
  await enterLanes(tx, [userScope(userId)]);
}
