import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/sign-in.ts";
import { CONFLICT, parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../../server.ts";
import { addAudit } from "../../tables/own/audit.ts";
import { findCredential } from "../../tables/own/credential.ts";
import { listPasskeys, removePasskeys } from "../../tables/own/passkey.ts";
import * as factors from "../../tables/own/second-factor.ts";
import { removeSignInSteps } from "../../tables/own/sign-in-step.ts";
import type { Db, Tx } from "../../tables/sql/db.ts";
import { findPerson } from "../find-person.ts";
import { readCompany } from "../company.ts";
import { appAddress, newAppSecret } from "./authenticator.ts";
import { refuseCode, sealLabel } from "./check-code.ts";
import { onProof, type Proof } from "./proof.ts";
import { bySession, type Owner, provePassword } from "./prove-self.ts";
import { lockPerson } from "../person-lock.ts";
import { guardNote } from "./guard-note.ts";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";
import { tableOf } from "../../tables/registry.ts";

type Parts = Pick<Server, "database" | "sealer" | "log">;
type Recovery = ReplyOf<typeof calls.confirmTwoFactor>;

const alreadyOn: Refusal = { code: CONFLICT, reason: "signIn.twoFactorOn" };
const notOn: Refusal = { code: CONFLICT, reason: "signIn.twoFactorOff" };

/** `users/security/info` */
export async function getSecurity(
  db: Db,
  userId: number,
): Promise<Result<ReplyOf<typeof calls.getSecurity>, Refusal>> {
  const factor = await factors.findSecondFactor(db, userId);
  const passkeys = await listPasskeys(db, userId);
  return success({
    password: (await findCredential(db, userId)) !== undefined,
    twoFactor: isOn(factor),
    recoveryLeft: await factors.countRecoveryCodes(db, userId),
    passkeys: passkeys.map(({ id, name, createTime, lastTime }) => ({
      id,
      name,
      createTime,
      lastTime,
    })),
  });
}

/** `users/security/twofactor/begin`: a new secret, each time until one is confirmed. */
export async function beginTwoFactor(
  { database, sealer }: Parts,
  owner: Owner,
  password: string | undefined,
  now: number,
): Promise<Result<ReplyOf<typeof calls.beginTwoFactor>, Refusal>> {
  const proof = await provePassword(database, owner, password, now);
  if (!proof.ok) return proof;
  return onProof(database, proof.value, async (tx, { id: userId }) => {
    const secret = newAppSecret();
    const sealed = sealer.seal(secret, sealLabel(userId));
    if (!(await factors.putSecondFactor(tx, userId, sealed))) return failure(alreadyOn);
    const company = await readCompany(tx);
    const account = await tableOf("account").get(tx, userId);
    const address = appAddress(secret, company?.name ?? "Plumbline", account?.email ?? "");
    return success({ secret, address });
  });
}

/** `users/security/twofactor/confirm`: the app has the secret, as a code of it shows. */
export async function confirmTwoFactor(
  parts: Parts,
  owner: Owner,
  code: string,
  now: number,
): Promise<Result<Recovery, Refusal>> {
  const { userId } = owner;
  const factor = await factors.findSecondFactor(parts.database, userId);
  if (!factor) return failure(notOn);
  if (isOn(factor)) return failure(alreadyOn);
  const refusal = await refuseCode(parts, owner, code, now);
  if (refusal) return failure(refusal);
  return onProof(parts.database, bySession(owner), async (tx) => {
    // Whoever has proved no more than the password so far begins anew.
    await removeSignInSteps(tx, userId);
    if (!(await factors.confirmSecondFactor(tx, userId, now))) return failure(alreadyOn);
    await addAudit(tx, [guardNote({ on: true }, { userId, now })]);
    return success(await putNewCodes(tx, userId));
  });
}

/** `users/security/twofactor/recovery` */
export async function renewRecovery(
  parts: Parts,
  owner: Owner,
  sent: ParsedBodyOf<typeof calls.renewRecovery>,
  now: number,
): Promise<Result<Recovery, Refusal>> {
  const proven = await proveBoth(parts, owner, sent, now);
  if (!proven.ok) return proven;
  return onProof(parts.database, proven.value, async (tx, { id: userId }) => {
    await addAudit(tx, [guardNote({ what: "recovery" }, { userId, now })]);
    return success(await putNewCodes(tx, userId));
  });
}

/** `users/security/twofactor/delete` */
export async function removeTwoFactor(
  parts: Parts,
  owner: Owner,
  sent: ParsedBodyOf<typeof calls.removeTwoFactor>,
  now: number,
): Promise<Result<Record<string, never>, Refusal>> {
  const proven = await proveBoth(parts, owner, sent, now);
  if (!proven.ok) return proven;
  return onProof(parts.database, proven.value, async (tx, { id: userId }) => {
    await factors.removeSecondFactor(tx, userId);
    await removeSignInSteps(tx, userId);
    await addAudit(tx, [guardNote({ on: false }, { userId, now })]);
    return success({});
  });
}

/** `users/security/reset`: an administrator helps somebody who lost everything; oneself one cannot help so. */
export async function resetTwoFactor(
  { database }: Pick<Server, "database">,
  administratorId: number,
  userId: number,
  now: number,
): Promise<Result<{ userId: number }, Refusal>> {
  if (userId === administratorId) return failure(parameterError("signIn.ownReset"));
  const person = await findPerson(database, userId);
  if (!person) return failure(parameterError("userUnknown"));
  const note = guardNote({ name: person.nickname, on: false }, { userId: administratorId, now });
  await database.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await dropGuards(tx, userId);
    await addAudit(tx, [{ ...note, targetId: userId }]);
  });
  return success({ userId });
}

/** The password alone signs in from now on. */
async function dropGuards(tx: Tx, userId: number): Promise<void> {
  await factors.removeSecondFactor(tx, userId);
  await removePasskeys(tx, userId);
  await removeSignInSteps(tx, userId);
}

/** Password and code, of somebody whose account is guarded. */
async function proveBoth(
  parts: Parts,
  owner: Owner,
  { password, code }: { password?: string | undefined; code: string },
  now: number,
): Promise<Result<Proof, Refusal>> {
  const { userId } = owner;
  if (!isOn(await factors.findSecondFactor(parts.database, userId))) return failure(notOn);
  const proof = await provePassword(parts.database, owner, password, now);
  if (!proof.ok) return proof;
  const refusal = await refuseCode(parts, owner, code, now);
  // Somebody at an open session may be guessing.
  if (refusal?.reason === "signIn.codeWrong")
    await addAudit(parts.database, [guardNote({ factor: "app" }, { userId, now })]);
  return refusal ? failure(refusal) : proof;
}

async function putNewCodes(tx: Tx, userId: number): Promise<Recovery> {
  const recovery = newRecoveryCodes();
  const hashes = recovery.map((code) => hashRecoveryCode(userId, code));
  await factors.putRecoveryCodes(tx, userId, hashes);
  return { recovery };
}

function isOn(factor: factors.SecondFactor | undefined): boolean {
  return factor !== undefined && factor.confirmTime > 0;
}
