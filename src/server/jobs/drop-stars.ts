import { userScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { starsOfWithdrawn, starsWithdrawnIn } from "../tables/lists/stars-of-withdrawn.ts";
import { type Looked, newStretch } from "./new-stretch.ts";

type Parts = Pick<Server, "database" | "hub" | "now">;

const looked: Looked = new WeakMap();

/**
 * Stars repeat how their message begins, and lie with people whom whoever withdraws it does not know of: what was
 * taken back goes from there as well. Only what has changed since the last look is looked at, the stars too: one may have been set
 * while its message was taken back.
 */
export async function dropStars({ database, hub, now }: Parts): Promise<void> {
  const stretch = await newStretch(looked, database);
  if (!stretch) return;
  const { since, until } = stretch;
  const stars =
    since === undefined
      ? await starsOfWithdrawn(database)
      : await starsWithdrawnIn(database, { since, until });
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
