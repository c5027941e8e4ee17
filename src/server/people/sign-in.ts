import { failure, type Result } from "#base/result.ts";
import type { BodyOf } from "#contract/call.ts";
import type { login } from "#contract/calls/user.ts";
import type { Session } from "#contract/session.ts";
import type { Id } from "#domain/id.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { findAccount } from "../tables/lists/people-list.ts";
import { networkOf } from "../http/caller/caller-address.ts";
import { addAuditSparingly } from "../tables/own/audit.ts";
import { findCredential } from "../tables/own/credential.ts";
import type { Server } from "../server.ts";
import type { Db } from "../tables/sql/db.ts";
import { deviceName } from "./device-name.ts";
import { admit } from "./guards/admit.ts";
import { recogniseFor } from "./guards/known-devices.ts";
import type { Proof } from "./guards/proof.ts";
import { ownPasswordCount, passwordCounts, tryProof } from "./guards/tries.ts";
import type { Caller } from "./caller.ts";
import { findPerson } from "./find-person.ts";
import { verifyPassword } from "./passwords.ts";

/**
 * `users/login`: signs in, or asks for a second factor where one guards the account. The
 * refusal is the same, and takes as long, whether the address, the password or
 * the person's right to sign in is at fault.
 */
export async function signIn(
  parts: Pick<Server, "database" | "sealer">,
  { email, password, former }: Pick<BodyOf<typeof login>, "email" | "password" | "former">,
  caller: Caller,
): Promise<Result<Session, Refusal>> {
  const { database } = parts;
  const account = await findAccount(database, email);
  const known = await recogniseFor(database, account?.id, caller.knownDevices);
  const counts = known
    ? ownPasswordCount(known.origin)
    : passwordCounts(account?.id, email, networkOf(caller.address ?? ""));
  const hash = account && (await findCredential(database, account.id));
  const user = account && (await findPerson(database, account.id));
  const proven = await tryProof(database, counts, caller.now, async () => {
    const isTheirs = await verifyPassword(password, hash);
    return isTheirs && user !== undefined;
  });
  if (!proven.ok) return proven;
  if (!proven.value || !user) {
    await noteFailure(database, account?.id, caller);
    return failure(parameterError("user.loginFailed"));
  }
  return admit(parts, byPassword(user.id, hash), former, caller);
}

/** It holds until the person has another password. */
function byPassword(userId: Id, hash: string | undefined): Proof {
  return {
    userId,
    holds: async (tx) => (await findCredential(tx, userId)) === hash,
    late: parameterError("user.loginFailed"),
  };
}

/** What a failed sign-in was tried with besides or instead of a password. */
export type FailedFactor = "app" | "recovery" | "passkey";

const MINUTE = 60_000;
/** Lines about failed sign-ins of one person in a minute; of all who are not known together. */
export const FAILURES_NOTED = 20;

/** What was typed is not kept: it may be a password in the wrong field. */
export async function noteFailure(
  db: Db,
  userId: number | undefined,
  { userAgent, now: at, address = "" }: Caller,
  factor?: FailedFactor,
): Promise<void> {
  const device = deviceName(userAgent);
  const detail = factor ? { factor } : {};
  const note = { kind: "signInFailed", targetId: 0, detail } as const;
  const entry = { ...note, userId: userId ?? 0, at, address, device };
  await addAuditSparingly(db, entry, { most: FAILURES_NOTED, span: MINUTE });
}
