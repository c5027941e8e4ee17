import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/sign-in.ts";
import type { Session } from "#contract/session.ts";
import { NOT_FOUND, parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../../server.ts";
import {
  findSignInStep,
  setSignInStepData,
  type SignInStep,
  takeSignInStep,
} from "../../tables/own/sign-in-step.ts";
import type { Caller } from "../caller.ts";
import { findPerson } from "../find-person.ts";
import { openSession } from "../open-session.ts";
import { ownerOfPasskey, passkeyOptions, type Site } from "../passkeys/check-passkey.ts";
import { type FailedFactor, noteFailure } from "../sign-in.ts";
import { hashSecret } from "../tokens.ts";
import { isCodeOf, isRecoveryCodeOf } from "./check-code.ts";
import { recogniseFor } from "./known-devices.ts";
import { onProof, type Proof } from "./proof.ts";
import { codeCount, tryProof } from "./tries.ts";

type Parts = Pick<Server, "database" | "sealer" | "log">;
type Sent = ParsedBodyOf<typeof calls.loginSecond>;

/** The same for a step that never was, was used up or is too old. */
const stepGone: Refusal = { code: NOT_FOUND, reason: "signIn.stepGone" };

/** `users/login/second`: a code of the app, a recovery code or a passkey, after the password. */
export async function loginSecond(
  parts: Parts,
  proof: Sent,
  { site, ...caller }: Caller & { readonly site: Site },
): Promise<Result<Session, Refusal>> {
  const { database } = parts;
  const stepHash = hashSecret(proof.step);
  const step = await findSignInStep(database, "second", stepHash, caller.now);
  const user = step && (await findPerson(database, step.userId));
  if (!step || !user) return failure(stepGone);
  const known = await recogniseFor(database, user.id, caller.knownDevices);
  const proven = await tryProof(database, codeCount(user.id, known?.origin), caller.now, async () =>
    proves(parts, step, proof, { site, now: caller.now }),
  );
  if (!proven.ok) return proven;
  if (!proven.value) {
    await noteFailure(database, user.id, caller, factorOf(proof));
    return failure(parameterError(proof.passkey ? "signIn.passkeyWrong" : "signIn.codeWrong"));
  }
  const bySteps: Proof = {
    userId: user.id,
    holds: async (tx) => (await takeSignInStep(tx, "second", stepHash, caller.now)) !== undefined,
    late: stepGone,
  };
  return onProof(database, bySteps, async (tx, person) =>
    success(await openSession(tx, parts, person, proof.former, caller)),
  );
}

/** `users/login/second/passkey` */
export async function beginSecondPasskey(
  { database }: Pick<Server, "database">,
  secret: string,
  { site, now }: { site: Site; now: number },
): Promise<Result<ReplyOf<typeof calls.loginSecondPasskey>, Refusal>> {
  const stepHash = hashSecret(secret);
  const step = await findSignInStep(database, "second", stepHash, now);
  if (!step) return failure(stepGone);
  const options = await passkeyOptions(database, site, step.userId);
  await setSignInStepData(database, stepHash, { challenge: options.challenge });
  return success({ options: { ...options } });
}

function factorOf({ passkey, recovery }: Sent): FailedFactor {
  if (passkey) return "passkey";
  return recovery === undefined ? "app" : "recovery";
}

async function proves(
  parts: Parts,
  { userId, data }: SignInStep,
  { code, recovery, passkey }: Sent,
  { site, now }: { site: Site; now: number },
): Promise<boolean> {
  if (code !== undefined) return isCodeOf(parts, userId, code, now);
  if (recovery !== undefined) return isRecoveryCodeOf(parts, userId, recovery);
  const challenge = data["challenge"];
  if (passkey === undefined || challenge === undefined) return false;
  // The password was the first factor: that somebody is there is enough of a second one.
  const check = { site, challenge, now, takesPassword: false };
  return (await ownerOfPasskey(parts.database, passkey, check)) === userId;
}
