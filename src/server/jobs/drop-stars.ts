import { userScope } from "#domain/scope.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes } from "../commands/lane.ts";
import { NOBODY } from "../commands/tellings.ts";
import type { Server } from "../server.ts";
import { starsOfWithdrawn } from "../tables/lists/stars-of-withdrawn.ts";

type Parts = Pick<Server, "database" | "hub" | "now">;

/** Stars that are taken away at once. */
const BATCH = 100;

/**
 * Stars repeat how their message begins, and lie with people whom whoever withdraws it does not know of: what was
 * taken back goes from there as well.
 */
export async function dropStars({ database, hub, now }: Parts): Promise<void> {
  for (;;) {
    const stars = await starsOfWithdrawn(database, BATCH);
    for (const { id, userId } of stars) {
      await database.transaction(async (tx) => {
        await enterLanes(tx, [userScope(userId)]);
        const by = { actorId: NOBODY, at: now() };
        await applyChanges(tx, [{ entity: "starredMessage", action: "delete", remove: id }], by);
      });
    }
    if (stars.length > 0) hub.wake();
    if (stars.length < BATCH) return;
  }
}
