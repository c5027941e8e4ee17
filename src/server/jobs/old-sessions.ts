import { applyChanges } from "../commands/apply-changes.ts";
import { LOST_SESSION_KEPT } from "#domain/limits.ts";
import { EXPIRED_TOKEN_KEPT } from "#domain/user/bot-limits.ts";
import { sessionEnds } from "../people/session-life.ts";
import type { Server } from "../server.ts";
import { removeTokensExpiredBefore } from "../tables/own/bots/api-token.ts";
import { removeLostSessionsBefore } from "../tables/own/lost-session.ts";
import { devicesOfEndedSessions, touchDevices } from "../tables/own/session.ts";

/** Devices that one look ends at most; each is a transaction, because each is somebody else's. */
const BATCH = 100;

/**
 * Removes devices whose sessions have ended by themselves, so that nobody lists them, their lines
 * are closed and their browsers are told. Whoever is connected uses their session.
 */
export async function endOldSessions({
  database,
  hub,
  settings,
  now: clock,
}: Pick<Server, "database" | "hub" | "settings" | "now">): Promise<void> {
  const now = clock();
  await touchDevices(database, hub.ownDevices(), now);
  const ends = sessionEnds(settings.sessionLife, now);
  for (;;) {
    const ended = await devicesOfEndedSessions(database, ends, BATCH);
    for (const { deviceId, userId } of ended) {
      const change = { entity: "device", action: "delete", remove: deviceId } as const;
      await database.transaction(async (tx) =>
        applyChanges(tx, [change], { actorId: userId, at: now }),
      );
    }
    if (ended.length > 0) hub.wake();
    if (ended.length < BATCH) break;
  }
  await removeLostSessionsBefore(database, now - LOST_SESSION_KEPT);
  await removeTokensExpiredBefore(database, now - EXPIRED_TOKEN_KEPT);
}
