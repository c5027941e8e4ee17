import type { ParsedBodyOf } from "#contract/call.ts";
import type { login } from "#contract/calls/user.ts";
import type { Session } from "#contract/session.ts";
import type { Device } from "#domain/user/device.ts";
import type { User } from "#domain/user/user.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { addAudit, type AuditEntry } from "../tables/own/audit.ts";
import { findContact, reclaimDeviceNumber } from "../tables/own/device-number.ts";
import type { Server } from "../server.ts";
import type { Tx } from "../tables/sql/db.ts";
import { isDeviceProof } from "./browser-secrets.ts";
import type { Caller } from "./caller.ts";
import { heardAgain } from "./contact.ts";
import { newSession, sessionReply, storeSession } from "./sessions.ts";

/** Ranges of ids that a browser had, and whose they were. */
export type FormerDevices = ParsedBodyOf<typeof login>["former"];

/** A new device with its own range of ids and a session on it, for somebody whose proof holds in this transaction. */
export async function openSession(
  tx: Tx,
  { sealer }: Pick<Server, "sealer">,
  user: User,
  former: FormerDevices = [],
  caller: Caller,
): Promise<Session> {
  const { now, address = "" } = caller;
  const proved = former.filter(
    ({ userId, deviceNumber, proof = "" }) =>
      userId === user.id && isDeviceProof(sealer, { userId, deviceNumber }, proof),
  );
  const numbers = proved.map(({ deviceNumber }) => deviceNumber);
  for (const number of numbers) await reclaimDeviceNumber(tx, number, user.id);
  const contact = await findContact(tx, user.id, numbers);
  const opened = await newSession(tx, user.id, caller);
  // What it did before it was signed in again keeps its time.
  const session = contact ? { ...opened, contact: heardAgain(contact, now) } : opened;
  const change = { entity: "device", action: "add", put: session.device } as const;
  const reply = await sessionReply({ db: tx, sealer }, user, session);
  await applyChanges(tx, [change], { actorId: user.id, at: now });
  await storeSession(tx, session);
  await addAudit(tx, [signInNote(session.device, { address, now })]);
  return reply;
}

/** What the audit log keeps of somebody who signed in. */
export function signInNote(
  { userId, name }: Pick<Device, "userId" | "name">,
  { address = "", now }: Pick<Caller, "address" | "now">,
): AuditEntry {
  return { kind: "signIn", targetId: 0, detail: {}, userId, at: now, address, device: name };
}
