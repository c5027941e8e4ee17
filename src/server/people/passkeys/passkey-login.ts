import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/sign-in.ts";
import type { Session } from "#contract/session.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../../server.ts";
import { findPasskey } from "../../tables/own/passkey.ts";
import { addSignInStep, takeSignInStep } from "../../tables/own/sign-in-step.ts";
import type { Caller } from "../caller.ts";
import { onProof, type Proof } from "../guards/proof.ts";
import { openSession } from "../open-session.ts";
import { noteFailure } from "../sign-in.ts";
import { hashSecret, newSecret } from "../tokens.ts";
import { ownerOfPasskey, passkeyOptions, type Site } from "./check-passkey.ts";

/** Milliseconds in which a passkey has to be made or used once it was asked for. */
export const PASSKEY_STEP_LIFE = 5 * 60_000;

const passkeyWrong = parameterError("signIn.passkeyWrong");

/** `users/passkey/login/begin` */
export async function beginPasskeyLogin(
  { database }: Pick<Server, "database">,
  { site, now }: { site: Site; now: number },
): Promise<Result<ReplyOf<typeof calls.beginPasskeyLogin>, Refusal>> {
  const options = await passkeyOptions(database, site);
  const step = newSecret();
  await addSignInStep(
    database,
    {
      stepHash: hashSecret(step),
      kind: "passkeyUsed",
      userId: 0,
      data: { challenge: options.challenge },
      expireTime: now + PASSKEY_STEP_LIFE,
    },
    now,
  );
  return success({ step, options: { ...options } });
}

/** `users/passkey/login`: a passkey that knows its owner is two factors at once, so no second step follows. */
export async function passkeyLogin(
  parts: Pick<Server, "database" | "sealer">,
  { step: secret, passkey, former }: ParsedBodyOf<typeof calls.passkeyLogin>,
  { site, ...caller }: Caller & { readonly site: Site },
): Promise<Result<Session, Refusal>> {
  const { database } = parts;
  const { now } = caller;
  const step = await takeSignInStep(database, "passkeyUsed", hashSecret(secret), now);
  const challenge = step?.data["challenge"];
  const check = challenge && { site, challenge, now, takesPassword: true };
  const owner = check && (await ownerOfPasskey(database, passkey, check));
  if (!owner) {
    // A question that is too old says nothing against whoever answers it.
    if (check) await noteFailure(database, undefined, caller, "passkey");
    return failure(passkeyWrong);
  }
  const proof: Proof = {
    userId: owner,
    holds: async (tx) => (await findPasskey(tx, passkey.id))?.userId === owner,
    late: passkeyWrong,
  };
  const opened = await onProof(database, proof, async (tx, user) =>
    success(await openSession(tx, parts, user, former, caller)),
  );
  if (!opened.ok) await noteFailure(database, owner, caller, "passkey");
  return opened;
}
