import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/account.ts";
import type { Id } from "#domain/id.ts";
import { NOT_FOUND, parameterError, type Refusal } from "#domain/refusal.ts";
import type { User } from "#domain/user/user.ts";
import { applyChanges } from "../../commands/apply-changes.ts";
import type { Server } from "../../server.ts";
import {
  type AccountLink,
  findAccountLink,
  removeAccountLinks,
  takeAccountLink,
} from "../../tables/own/account-link.ts";
import { addAudit } from "../../tables/own/audit.ts";
import { putCredential } from "../../tables/own/credential.ts";
import { putKnownDevice } from "../../tables/own/guards/known-device.ts";
import { removeSignInSteps } from "../../tables/own/sign-in-step.ts";
import type { Db, Tx } from "../../tables/sql/db.ts";
import { knownFromNowOn } from "../guards/known-devices.ts";
import { onProof, type Proof } from "../guards/proof.ts";
import { type Owner, provePassword } from "../guards/prove-self.ts";
import { findAdministrator, findPerson } from "../find-person.ts";
import { hashPassword } from "../passwords.ts";
import { hashSecret } from "../tokens.ts";
import { endSessions } from "./end-sessions.ts";
import { HANDED_LIFE, makeLink } from "./make-link.ts";
import { tableOf } from "../../tables/registry.ts";

type Parts = Pick<Server, "database" | "hub">;

/** The same for a link that never was, was used, is too old, or whose maker administers no longer. */
const linkGone: Refusal = { code: NOT_FOUND, reason: "user.linkGone" };

/** `users/password/change`: the caller's browser stays signed in, the others as the caller says. */
export async function changePassword(
  { database, hub }: Parts,
  owner: Owner,
  { current, password, endOthers }: ParsedBodyOf<typeof calls.changePassword>,
  now: number,
): Promise<Result<Record<string, never>, Refusal>> {
  const proof = await provePassword(database, owner, current, now);
  if (!proof.ok) return proof;
  const { userId, deviceId } = owner;
  const passwordHash = await hashPassword(password);
  const changed = await onProof(database, proof.value, async (tx) => {
    await replacePassword(tx, userId, passwordHash);
    await addAudit(tx, [{ kind: "passwordChange", targetId: userId, detail: {}, userId, at: now }]);
    const ended = endOthers ? await endSessions(tx, userId, deviceId) : [];
    await applyChanges(tx, ended, { actorId: userId, at: now });
    return success({});
  });
  if (changed.ok) hub.wake();
  return changed;
}

/** What came of the one before counts no longer: links that are on their way, and sign-ins that wait for a second step. */
async function replacePassword(tx: Tx, userId: Id, passwordHash: string): Promise<void> {
  await putCredential(tx, userId, passwordHash);
  await removeAccountLinks(tx, userId, ["password"]);
  await removeSignInSteps(tx, userId);
}

/** `users/password/link`: a link that an administrator hands over. */
export async function addPasswordLink(
  { database }: Pick<Server, "database">,
  actorId: Id,
  userId: Id,
  now: number,
): Promise<Result<ReplyOf<typeof calls.addPasswordLink>, Refusal>> {
  const user = await findPerson(database, userId);
  if (!user) return failure(parameterError("userUnknown"));
  if (user.bot) return failure(parameterError("user.isBot"));
  return database.transaction(async (tx) => {
    const link = await makeLink(
      tx,
      { kind: "password", userId, email: "", makerId: actorId },
      HANDED_LIFE,
      now,
    );
    const detail = { name: user.nickname, link: true };
    await addAudit(tx, [
      { kind: "passwordChange", targetId: userId, detail, userId: actorId, at: now },
    ]);
    return success(link);
  });
}

/** Whose password a link sets, while it works. */
export async function passwordLinkInfo(
  db: Db,
  code: string,
  now: number,
): Promise<Result<ReplyOf<typeof calls.getPasswordLink>, Refusal>> {
  const link = await findAccountLink(db, "password", hashSecret(code), now);
  const user = await ownerOf(db, link);
  const account = user && (await tableOf("account").get(db, user.id));
  if (!user || !account) return failure(linkGone);
  return success({ nickname: user.nickname, email: account.email });
}

/** Whose password a link may set: whoever handed it over must still be who could. */
async function ownerOf(db: Db, link: AccountLink | undefined): Promise<User | undefined> {
  if (!link) return undefined;
  if (link.makerId > 0 && !(await findAdministrator(db, link.makerId))) return undefined;
  return findPerson(db, link.userId);
}

/** `users/password/reset`: the link is used up with all others of the person, who is signed out everywhere. */
export async function resetPassword(
  { database, hub }: Parts,
  { code, password }: ParsedBodyOf<typeof calls.resetPassword>,
  now: number,
): Promise<Result<ReplyOf<typeof calls.resetPassword>, Refusal>> {
  const codeHash = hashSecret(code);
  // Asked before the costly hash, and taken below.
  const found = await findAccountLink(database, "password", codeHash, now);
  const owner = await ownerOf(database, found);
  if (!owner) return failure(linkGone);
  const userId = owner.id;
  const passwordHash = await hashPassword(password);
  const proof: Proof = {
    userId,
    holds: async (tx) =>
      (await ownerOf(tx, await takeAccountLink(tx, "password", codeHash, now)))?.id === userId,
    late: linkGone,
  };
  const done = await onProof(database, proof, async (tx) => {
    await replacePassword(tx, userId, passwordHash);
    await addAudit(tx, [{ kind: "passwordChange", targetId: userId, detail: {}, userId, at: now }]);
    await applyChanges(tx, await endSessions(tx, userId), { actorId: userId, at: now });
    // Whoever had the link gets in here, though a stranger's guesses may keep all others waiting.
    const { secret, origin } = await knownFromNowOn(tx, userId, {});
    const secretHash = hashSecret(secret);
    await putKnownDevice(tx, { secretHash, userId, deviceId: null, origin, lastTime: now });
    return success({ knownDevice: secret });
  });
  if (done.ok) hub.wake();
  return done;
}
