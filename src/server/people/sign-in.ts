import { failure, type Result, success } from "#base/result.ts";
import type { BodyOf } from "#contract/call.ts";
import type { login } from "#contract/calls/user.ts";
import type { Session } from "#contract/session.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { findAccount } from "../tables/lists/people-list.ts";
import { findCredential } from "../tables/own/credential.ts";
import { reclaimDeviceNumber } from "../tables/own/device-number.ts";
import type { Database } from "../tables/sql/db.ts";
import { userTable } from "../tables/user.ts";
import { verifyPassword } from "./passwords.ts";
import { newSession, sessionReply, storeSession } from "./sessions.ts";

/** Who knocks: the browser's own name for itself, and the server's clock in epoch ms. */
export interface Caller {
  readonly userAgent: string | undefined;
  readonly now: number;
}

/**
 * `users/login`: a new device with its own range of ids and a session on it. The
 * refusal is the same, and takes as long, whether the address, the password or
 * the person's right to sign in is at fault.
 */
export async function signIn(
  database: Database,
  { email, password, former = [] }: Pick<BodyOf<typeof login>, "email" | "password" | "former">,
  { userAgent, now }: Caller,
): Promise<Result<Session, Refusal>> {
  const account = await findAccount(database, email);
  const hash = account && (await findCredential(database, account.id));
  const known = await verifyPassword(password, hash);
  const user = account && (await userTable.get(database, account.id));
  if (!known || !user || user.disableTime > 0 || user.deleteTime > 0) {
    return failure(parameterError("user.loginFailed"));
  }
  return database.transaction(async (tx) => {
    for (const { userId, deviceNumber } of former) {
      if (userId === user.id) await reclaimDeviceNumber(tx, deviceNumber, user.id);
    }
    const session = await newSession(tx, user.id, userAgent, now);
    const change = { entity: "device", action: "add", put: session.device } as const;
    const reply = await sessionReply(tx, user, session);
    await applyChanges(tx, [change], { actorId: user.id, at: now });
    await storeSession(tx, session);
    return success(reply);
  });
}
