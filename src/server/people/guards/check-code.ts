import { TOO_MANY } from "#contract/envelope.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../../server.ts";
import {
  countTry,
  findSecondFactor,
  useRecoveryCode,
  useStep,
} from "../../tables/own/second-factor.ts";
import { stepOfCode } from "./authenticator.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";

type Parts = Pick<Server, "database" | "sealer" | "log">;

const SPAN = 60_000;
/** Wrong and right codes of one person in a minute, from wherever they come. */
export const TRIES_MAX = 10;

const tooMany: Refusal = { code: TOO_MANY, reason: "tooMany" };

/** Whose secret it is, so that one cannot be put in another's place. */
export function sealLabel(userId: number): string {
  return `second-factor:${userId}`;
}

/** Why no code of somebody's is looked at now. */
export async function tooManyTries(
  { database }: Pick<Parts, "database">,
  userId: number,
  now: number,
): Promise<Refusal | undefined> {
  const tries = await countTry(database, userId, { now, span: SPAN });
  return tries > TRIES_MAX ? tooMany : undefined;
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
  userId: number,
  code: string,
  now: number,
): Promise<Refusal | undefined> {
  const waits = await tooManyTries(parts, userId, now);
  if (waits) return waits;
  return (await isCodeOf(parts, userId, code, now))
    ? undefined
    : parameterError("signIn.codeWrong");
}
