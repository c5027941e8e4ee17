import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { CallSession } from "../../http/session.ts";
import { findCredential } from "../../tables/own/credential.ts";
import { originOfDevice } from "../../tables/own/guards/known-device.ts";
import type { Database } from "../../tables/sql/db.ts";
import { verifyPassword } from "../passwords.ts";
import { ownPasswordCount, tryProof } from "./tries.ts";

/** Whose session it is, and on which device. */
export type Owner = Pick<CallSession, "userId" | "deviceId">;

/**
 * Before something that guards an account changes, an open session is not enough: why the
 * password does not count. Whoever has none, because a provider signs them in, is not asked.
 */
export async function refusePassword(
  database: Database,
  { userId, deviceId }: Owner,
  password: string | undefined,
  now: number,
): Promise<Refusal | undefined> {
  const hash = await findCredential(database, userId);
  if (hash === undefined) return undefined;
  if (password === undefined) return wrong;
  const counts = ownPasswordCount(await originOfDevice(database, deviceId));
  const proven = await tryProof(database, counts, now, async () => verifyPassword(password, hash));
  if (!proven.ok) return proven.error;
  return proven.value ? undefined : wrong;
}

const wrong = parameterError("signIn.passwordWrong");
