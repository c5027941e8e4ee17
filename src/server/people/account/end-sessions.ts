import type { Change } from "#domain/command.ts";
import { deviceTable } from "../../tables/device.ts";
import type { Tx } from "../../tables/sql/db.ts";

/** Signs a person out on every browser but one, 0 = on every one: with a device go its sessions. */
export async function endSessions(tx: Tx, userId: number, keptDevice = 0): Promise<Change[]> {
  const devices = await deviceTable.list(tx, { userId });
  return devices
    .filter((device) => device.id !== keptDevice)
    .map((device) => ({ entity: "device", action: "delete", remove: device.id }));
}
