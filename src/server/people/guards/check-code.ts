import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../../server.ts";
import { originOfDevice } from "../../tables/own/guards/known-device.ts";
import { findSecondFactor, useRecoveryCode, useStep } from "../../tables/own/second-factor.ts";
import { stepOfCode } from "./authenticator.ts";
import type { Owner } from "./prove-self.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { codeCount, tryProof } from "./tries.ts";

type Parts = Pick<Server, "database" | "sealer" | "log">;

/** Whose secret it is, so that one cannot be put in another's place. */
export function sealLabel(userId: number): string {
  return `second-factor:${userId}`;
}

/** Whether it is a code of the person's app that was not used before; it is used up. */
export async function isCodeOf(
  { database, sealer, log }: Parts,
  userId: number,
  code: string,
  now: number,
): Promise<boolean> {
  const factor = await findSecondFactor(database, userId);
  if (!factor) return false;
  const secret = sealer.open(factor.secret, sealLabel(userId));
  if (secret === undefined) {
    log.warn({ userId }, "The secret of an authenticator app was sealed with another key");
    return false;
  }
  const step = stepOfCode(secret, code, now);
  return step !== undefined && (await useStep(database, userId, step));
}

/** Whether it is one of the person's recovery codes; it is used up. */
export async function isRecoveryCodeOf(
  { database }: Pick<Parts, "database">,
  userId: number,
  code: string,
): Promise<boolean> {
  return useRecoveryCode(database, userId, hashRecoveryCode(userId, code));
}

/** Why a code of the person's app does not count; undefined when it does. */
export async function refuseCode(
  parts: Parts,
  { userId, deviceId }: Owner,
  code: string,
  now: number,
): Promise<Refusal | undefined> {
  const { database } = parts;
  const counts = codeCount(userId, await originOfDevice(database, deviceId));
  const proven = await tryProof(database, counts, now, async () =>
    isCodeOf(parts, userId, code, now),
  );
  if (!proven.ok) return proven.error;
  return proven.value ? undefined : parameterError("signIn.codeWrong");
}
