import { DEVICE_LOST } from "#domain/user/device.ts";
import { addLostSessions } from "../tables/own/lost-session.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Author, DerivedChange } from "./derive-changes.ts";

/** Remembers the sessions that end with lost devices, before they go with them: their browsers will ask. */
export async function noteLostDevices(
  tx: Tx,
  changes: readonly (DerivedChange & { by: Author })[],
): Promise<void> {
  const lost = changes.filter(
    ({ entity, action, put }) => entity === "device" && action === DEVICE_LOST && !put,
  );
  const [first] = lost;
  if (!first) return;
  await addLostSessions(
    tx,
    lost.map(({ id }) => Number(id)),
    first.by.at,
  );
}
