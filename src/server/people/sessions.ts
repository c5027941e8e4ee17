import type { ReplyOf } from "#contract/call.ts";
import type { claimDeviceNumber as claimNumberCall } from "#contract/calls/user.ts";
import type { Session } from "#contract/session.ts";
import type { Id } from "#domain/id.ts";
import type { Device } from "#domain/user/device.ts";
import type { User } from "#domain/user/user.ts";
import type { Server } from "../server.ts";
import type { Contact } from "../tables/own/contact.ts";
import { claimDeviceNumber, noteContact } from "../tables/own/device-number.ts";
import { putKnownDevice } from "../tables/own/guards/known-device.ts";
import { addSession } from "../tables/own/session.ts";
import { readSpace } from "../tables/own/space.ts";
import type { Db, Tx } from "../tables/sql/db.ts";
import { firstContact } from "./contact.ts";
import { deviceName } from "./device-name.ts";
import { knownFromNowOn, type Recognised } from "./guards/known-devices.ts";
import type { Caller } from "./caller.ts";
import { browserSecrets } from "./browser-secrets.ts";
import type { Sealer } from "./guards/secret-key.ts";
import { hashSecret, newSecret } from "./tokens.ts";

/** A browser about to be signed in: its row must be put before the session is stored. */
export interface NewSession {
  readonly token: string;
  readonly device: Device;
  /** By what the browser is known beyond the session. */
  readonly known: Pick<Recognised, "secret" | "origin">;
  /** When the browser was heard of, also under the numbers it had before. */
  readonly contact: Contact;
}

/** Gives the browser a range of ids of its own and a token that nobody has seen. */
export async function newSession(tx: Tx, userId: number, caller: Caller): Promise<NewSession> {
  const id = await claimDeviceNumber(tx, userId);
  const device = { id, userId, name: deviceName(caller.userAgent), createTime: caller.now };
  const known = await knownFromNowOn(tx, userId, caller);
  return { token: newSecret(), device, known, contact: firstContact(caller.now) };
}

export async function storeSession(
  tx: Tx,
  { token, device, known, contact }: NewSession,
): Promise<void> {
  await noteContact(tx, device.id, contact);
  await addSession(tx, {
    tokenHash: hashSecret(token),
    userId: device.userId,
    deviceId: device.id,
    createTime: device.createTime,
    lastTime: device.createTime,
  });
  await putKnownDevice(tx, {
    secretHash: hashSecret(known.secret),
    userId: device.userId,
    deviceId: device.id,
    origin: known.origin,
    lastTime: device.createTime,
  });
}

/** What the browser is told. */
export async function sessionReply(
  { db, sealer }: { db: Db; sealer: Sealer },
  user: Pick<User, "id" | "nickname" | "isAdmin">,
  { token, device, known }: NewSession,
): Promise<Session> {
  return {
    token,
    userId: user.id,
    nickname: user.nickname,
    isAdmin: user.isAdmin,
    identity: identityOf(user),
    deviceNumber: device.id,
    ...browserSecrets(sealer, { userId: user.id, deviceNumber: device.id }),
    spaceId: (await readSpace(db)).id,
    knownDevice: known.secret,
  };
}

/** `users/device/number`: one more range of ids, for a browser that lost what it knew of its own. */
export async function claimRange(
  { database, sealer }: Pick<Server, "database" | "sealer">,
  userId: Id,
): Promise<ReplyOf<typeof claimNumberCall>> {
  const deviceNumber = await claimDeviceNumber(database, userId);
  return { deviceNumber, ...browserSecrets(sealer, { userId, deviceNumber }) };
}

/** Roles as seed 000 §3 writes them. */
export function identityOf(user: Pick<User, "isAdmin">): string[] {
  return user.isAdmin ? ["admin"] : [];
}
