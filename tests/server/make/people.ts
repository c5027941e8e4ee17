import { applyChanges } from "#server/commands/apply-changes.ts";
import { mintId } from "#domain/id.ts";
import { newPerson } from "#server/people/new-person.ts";
import { newSession, storeSession } from "#server/people/sessions.ts";
import type { Server } from "#server/server.ts";
import { reclaimDeviceNumber } from "#server/tables/own/device-number.ts";

/** A server of which the tables can be reached. */
interface Place {
  parts: Pick<Server, "database" | "now">;
}

/** Somebody with an account, and the token of a browser of theirs. */
export interface Someone {
  userId: number;
  email: string;
  token: string;
  deviceId: number;
}

/** An id as a browser of somebody's mints it. */
export function mintedBy({ deviceId }: Pick<Someone, "deviceId">, counter: number): number {
  return mintId(deviceId, counter);
}

/** The password of everybody who is added here. */
export const PASSWORD = "whatever";
/** Its hash, at a cost that tests can pay. */
const HASH = "scrypt$10$8$1$AAAAAAAAAAAAAAAAAAAAAA$nBdmTA85swYw6Md7u-MGJwlfspqBGdPqrq37iSFNwhs";

/** Adds a colleague who is signed in on one browser. */
export async function addSomeone(
  { parts }: Place,
  name: string,
  { isAdmin = false, passwordHash = HASH } = {},
): Promise<Someone> {
  const now = parts.now();
  const email = `${name.toLowerCase()}@example.com`;
  return parts.database.transaction(async (tx) => {
    const person = await newPerson(tx, { name, email, passwordHash, isAdmin }, now);
    if (!person.ok) throw new Error(`${name} could not be added: ${person.error.reason}`);
    const { user, changes } = person.value;
    const session = await newSession(tx, user.id, { userAgent: "Tests", now });
    const device = { entity: "device", action: "add", put: session.device } as const;
    await applyChanges(tx, [...changes, device], { actorId: user.id, at: now });
    await storeSession(tx, session);
    return { userId: user.id, email, token: session.token, deviceId: session.device.id };
  });
}

/** Another browser on which somebody is signed in, with the ranges of ids that it had before. */
export async function addBrowser(
  { parts }: Place,
  userId: number,
  former: readonly number[] = [],
): Promise<Someone> {
  const now = parts.now();
  return parts.database.transaction(async (tx) => {
    for (const number of former) await reclaimDeviceNumber(tx, number, userId);
    const session = await newSession(tx, userId, { userAgent: "Tests", now });
    const device = { entity: "device", action: "add", put: session.device } as const;
    await applyChanges(tx, [device], { actorId: userId, at: now });
    await storeSession(tx, session);
    return { userId, email: "", token: session.token, deviceId: session.device.id };
  });
}
