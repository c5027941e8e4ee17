import { signInAgain } from "../world/actor.ts";
import { personAt } from "../world/sight.ts";
import { takeSnapshot } from "../world/snapshot.ts";
import { openSocket } from "../server/open-socket.ts";
import type { Stage } from "./stage.ts";

/** Whose sessions stay ended: they are there for that. */
const outForGood = new Set(["disabled", "member signed out"]);

/** Signs in again whoever was signed out by what happened, so that there is always somebody to try things. */
export async function keepPeople(stage: Stage): Promise<void> {
  const { actors, database, lines, server, leaks } = stage;
  let changed = false;
  for (const actor of actors) {
    if (actor.userId === 0 || outForGood.has(actor.name)) continue;
    const user = stage.snapshot.rows.user.find(({ row }) => row.id === actor.userId)?.row;
    if (!user || user.disableTime > 0 || user.deleteTime > 0) continue;
    if (personAt(stage.snapshot, actor) !== 0) continue;
    lines.get(actor)?.close();
    await signInAgain(database, actor);
    lines.set(actor, await openSocket(server.address, actor.token));
    changed = true;
  }
  if (!changed) return;
  stage.snapshot = await takeSnapshot(database);
  leaks.see(stage.snapshot);
}
