import { userScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { starsOfWithdrawn, starsWithdrawnIn } from "../tables/lists/stars-of-withdrawn.ts";
import { readSpace } from "../tables/own/space.ts";

type Parts = Pick<Server, "database" | "hub" | "now">;

/** How far each server has looked through the log, by its database. */
const looked = new WeakMap<Parts["database"], number>();

/**
 * Stars repeat how their message begins, and lie with people whom whoever withdraws it does not know of: what was
 * taken back goes from there as well. Only what has changed since the last look is looked at, the stars too: one may have been set
 * while its message was taken back.
 */
export async function dropStars({ database, hub, now }: Parts): Promise<void> {
  const { head: until, floor } = await readSpace(database);
  const since = looked.get(database);
  if (since === until) return;
  const isKnown = since !== undefined && since >= floor && since < until;
  const stars = isKnown
    ? await starsWithdrawnIn(database, { since, until })
    : await starsOfWithdrawn(database);
  for (const { id, userId } of stars) {
    await database.transaction(async (tx) => {
      await enterLanes(tx, [userScope(userId)]);
      const by = { actorId: NOBODY, at: now() };
      await applyChanges(tx, [{ entity: "starredMessage", action: "delete", remove: id }], by);
    });
  }
  if (stars.length > 0) hub.wake();
  looked.set(database, until);
}
