import { applyChanges } from "../commands/apply-changes.ts";
import type { Server } from "../server.ts";
import { lockPerson } from "./person-lock.ts";
import { releaseKnownDevice } from "../tables/own/guards/known-device.ts";

/** `users/logout`: the browser is no device of the person's any longer, and with it go its session and its sockets. */
export async function signOut(
  { database, hub }: Pick<Server, "database" | "hub">,
  { userId, deviceId }: { userId: number; deviceId: number },
  now: number,
): Promise<void> {
  const change = { entity: "device", action: "delete", remove: deviceId } as const;
  await database.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await releaseKnownDevice(tx, deviceId);
    await applyChanges(tx, [change], { actorId: userId, at: now });
  });
  hub.wake();
}
