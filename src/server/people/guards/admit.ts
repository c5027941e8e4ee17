import { failure, type Result, success } from "#base/result.ts";
import { SECOND_STEP } from "#contract/envelope.ts";
import type { Session } from "#contract/session.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { User } from "#domain/user/user.ts";
import { listPasskeys } from "../../tables/own/passkey.ts";
import { findSecondFactor } from "../../tables/own/second-factor.ts";
import { addSignInStep } from "../../tables/own/sign-in-step.ts";
import type { Server } from "../../server.ts";
import type { Caller } from "../caller.ts";
import { type FormerDevices, openSession } from "../open-session.ts";
import { hashSecret, newSecret } from "../tokens.ts";

/** Milliseconds in which the second factor has to be brought. */
export const SECOND_STEP_LIFE = 5 * 60_000;

/**
 * Somebody has proved once who they are: a session, or where an authenticator app guards the
 * account the refusal that asks for the second step and names it.
 */
export async function admit(
  parts: Pick<Server, "database" | "sealer">,
  user: User,
  former: FormerDevices,
  caller: Caller,
): Promise<Result<Session, Refusal>> {
  const { database } = parts;
  const factor = await findSecondFactor(database, user.id);
  if (!factor || factor.confirmTime === 0)
    return success(await openSession(parts, user, former, caller));
  const step = newSecret();
  await addSignInStep(
    database,
    {
      stepHash: hashSecret(step),
      kind: "second",
      userId: user.id,
      data: {},
      expireTime: caller.now + SECOND_STEP_LIFE,
    },
    caller.now,
  );
  const passkey = (await listPasskeys(database, user.id)).length > 0;
  return failure({ code: SECOND_STEP, reason: "signIn.secondStep", data: { step, passkey } });
}
