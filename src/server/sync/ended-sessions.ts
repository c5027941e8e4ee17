import { SIGNED_OUT } from "#contract/envelope.ts";
import type { User } from "#domain/user/user.ts";
import { devicesInUse } from "../tables/own/session.ts";
import type { Db } from "../tables/sql/db.ts";
import type { Listener } from "./listener.ts";
import type { NewsItem } from "./news.ts";

/** Closing code of our own: the session has ended. */
export const SESSION_ENDED = 4401;

/** Whether a change signs the listener's browser out, or ends the person's right to sign in. */
export function endsSession({ change, draft }: NewsItem, listener: Listener): boolean {
  if (change.entity === "device") return change.gone && change.rowId === String(listener.deviceId);
  if (change.entity !== "user" || change.rowId !== String(listener.userId)) return false;
  if (change.gone) return true;
  const user = JSON.parse(draft.json) as User;
  return user.disableTime > 0 || user.deleteTime > 0;
}

/** Says why and closes the line. */
export function hangUp({ line }: Listener): void {
  line.send(JSON.stringify({ type: "error", code: SIGNED_OUT, reason: "signedOut" }));
  line.close(SESSION_ENDED, "signedOut");
}

/** Closes the lines of those of the listeners who are signed out. */
export async function hangUpOnSignedOut(db: Db, listeners: readonly Listener[]): Promise<void> {
  const devices = listeners.map(({ deviceId }) => deviceId);
  const inUse = new Set(await devicesInUse(db, devices));
  for (const listener of listeners) if (!inUse.has(listener.deviceId)) hangUp(listener);
}
