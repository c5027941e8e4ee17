import type { Refusal } from "#domain/refusal.ts";
import { DEVICE_LOST } from "#domain/user/device.ts";
import type { User } from "#domain/user/user.ts";
import { deviceLost, signedOut } from "../people/signed-out.ts";
import { lostDevices } from "../tables/own/lost-session.ts";
import { devicesInUse } from "../tables/own/session.ts";
import type { Db } from "../tables/sql/db.ts";
import type { Line, Listener } from "./listener.ts";
import type { NewsItem } from "./news.ts";

/** Closing code of our own: the session has ended. */
const SESSION_ENDED = 4401;

/** With which word a change signs the listener's browser out, or ends the person's right to sign in; undefined where it does not. */
export function endOfSession({ change, draft }: NewsItem, listener: Listener): Refusal | undefined {
  if (change.entity === "device") {
    if (!change.gone || change.rowId !== String(listener.deviceId)) return undefined;
    return change.action === DEVICE_LOST ? deviceLost : signedOut;
  }
  if (change.entity !== "user" || change.rowId !== String(listener.userId)) return undefined;
  if (change.gone) return signedOut;
  const user = JSON.parse(draft.json) as User;
  return user.disableTime > 0 || user.deleteTime > 0 ? signedOut : undefined;
}

/** Says why and closes the line. */
export function hangUpOn(line: Line, { code, reason }: Refusal): void {
  line.send(JSON.stringify({ type: "error", code, reason }));
  line.close(SESSION_ENDED, reason);
}

/** Closes the lines of those of the listeners who are signed out. */
export async function hangUpOnSignedOut(db: Db, listeners: readonly Listener[]): Promise<void> {
  const devices = listeners.map(({ deviceId }) => deviceId);
  const inUse = new Set(await devicesInUse(db, devices));
  const ended = listeners.filter(({ deviceId }) => !inUse.has(deviceId));
  if (ended.length === 0) return;
  const lost = new Set(
    await lostDevices(
      db,
      ended.map(({ deviceId }) => deviceId),
    ),
  );
  for (const { line, deviceId } of ended)
    hangUpOn(line, lost.has(deviceId) ? deviceLost : signedOut);
}
