import { failure, type Result, success } from "#base/result.ts";
import { SECOND_STEP } from "#contract/envelope.ts";
import type { Session } from "#contract/session.ts";
import type { Id } from "#domain/id.ts";
import type { Refusal } from "#domain/refusal.ts";
import { listPasskeys } from "../../tables/own/passkey.ts";
import { findSecondFactor } from "../../tables/own/second-factor.ts";
import { addSignInStep } from "../../tables/own/sign-in-step.ts";
import type { Server } from "../../server.ts";
import type { Tx } from "../../tables/sql/db.ts";
import type { Caller } from "../caller.ts";
import { type FormerDevices, openSession } from "../open-session.ts";
import { hashSecret, newSecret } from "../tokens.ts";
import { onProof, type Proof } from "./proof.ts";

/** Milliseconds in which the second factor has to be brought. */
export const SECOND_STEP_LIFE = 5 * 60_000;

/**
 * Somebody has proved once who they are: a session, or where an authenticator app guards the
 * account the refusal that asks for the second step and names it.
 */
export async function admit(
  { database, sealer }: Pick<Server, "database" | "sealer">,
  proof: Proof,
  former: FormerDevices,
  caller: Caller,
): Promise<Result<Session, Refusal>> {
  return onProof(database, proof, async (tx, user) => {
    const factor = await findSecondFactor(tx, user.id);
    return factor && factor.confirmTime > 0
      ? failure(await askSecondStep(tx, user.id, caller.now))
      : success(await openSession(tx, { sealer }, user, former, caller));
  });
}

/** It goes with all other steps of the person when that changes by which they came so far. */
async function askSecondStep(tx: Tx, userId: Id, now: number): Promise<Refusal> {
  const step = newSecret();
  const expireTime = now + SECOND_STEP_LIFE;
  const begun = {
    stepHash: hashSecret(step),
    kind: "second",
    userId,
    data: {},
    expireTime,
  } as const;
  await addSignInStep(tx, begun, now);
  const passkey = (await listPasskeys(tx, userId)).length > 0;
  return { code: SECOND_STEP, reason: "signIn.secondStep", data: { step, passkey } };
}
