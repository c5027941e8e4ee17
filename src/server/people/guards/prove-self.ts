import { failure, type Result, success } from "#base/result.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { CallSession } from "../../http/session.ts";
import { findCredential } from "../../tables/own/credential.ts";
import { originOfDevice } from "../../tables/own/guards/known-device.ts";
import { devicesInUse } from "../../tables/own/session.ts";
import type { Database, Tx } from "../../tables/sql/db.ts";
import { verifyPassword } from "../passwords.ts";
import { signedOut } from "../signed-out.ts";
import type { Proof } from "./proof.ts";
import { ownPasswordCount, tryProof } from "./tries.ts";

/** Whose session it is, and on which device. */
export type Owner = Pick<CallSession, "userId" | "deviceId">;

/**
 * Before something that guards an account changes, an open session is not enough: the password is
 * asked for as well. Whoever has none, because a provider signs them in, is not asked.
 */
export async function provePassword(
  database: Database,
  owner: Owner,
  password: string | undefined,
  now: number,
): Promise<Result<Proof, Refusal>> {
  const { userId, deviceId } = owner;
  const hash = await findCredential(database, userId);
  const session = bySession(owner);
  const proof: Proof = {
    ...session,
    holds: async (tx) => (await session.holds(tx)) && (await findCredential(tx, userId)) === hash,
  };
  if (hash === undefined) return success(proof);
  if (password === undefined) return failure(wrong);
  const counts = ownPasswordCount(await originOfDevice(database, deviceId));
  const proven = await tryProof(database, counts, now, async () => verifyPassword(password, hash));
  if (!proven.ok) return proven;
  return proven.value ? success(proof) : failure(wrong);
}

/** It holds until the browser is signed out. */
export function bySession({ userId, deviceId }: Owner): Proof {
  return { userId, holds: async (tx) => isSignedIn(tx, deviceId), late: signedOut };
}

async function isSignedIn(tx: Tx, deviceId: number): Promise<boolean> {
  return (await devicesInUse(tx, [deviceId])).length > 0;
}

const wrong = parameterError("signIn.passwordWrong");
