import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/sign-in.ts";
import { PASSKEYS_MAX } from "#domain/limits.ts";
import { NOT_FOUND, parameterError, type Refusal } from "#domain/refusal.ts";
import type { Server } from "../../server.ts";
import { addAudit } from "../../tables/own/audit.ts";
import * as table from "../../tables/own/passkey.ts";
import { addSignInStep, takeSignInStep } from "../../tables/own/sign-in-step.ts";
import type { Database, Db } from "../../tables/sql/db.ts";
import { guardNote } from "../guards/guard-note.ts";
import { onProof } from "../guards/proof.ts";
import { bySession, type Owner, provePassword } from "../guards/prove-self.ts";
import { readCompany } from "../company.ts";
import { hashSecret, newSecret } from "../tokens.ts";
import type { SentPasskey, Site } from "./check-passkey.ts";
import { PASSKEY_STEP_LIFE } from "./passkey-login.ts";
import { tableOf } from "../../tables/registry.ts";

type Passkey = ReplyOf<typeof calls.addPasskey>;

/** EdDSA, ES256 and RS256: what authenticators speak. */
const ALGORITHMS = [-8, -7, -257];

interface Place {
  readonly site: Site;
  readonly now: number;
}

const tooMany = parameterError("signIn.passkeysMax", { count: PASSKEYS_MAX });
const gone: Refusal = { code: NOT_FOUND, reason: "signIn.passkeyGone" };

/** `users/passkey/begin` */
export async function beginPasskey(
  { database }: Pick<Server, "database">,
  owner: Owner,
  password: string | undefined,
  { site, now }: Place,
): Promise<Result<ReplyOf<typeof calls.beginPasskey>, Refusal>> {
  const proof = await provePassword(database, owner, password, now);
  if (!proof.ok) return proof;
  return onProof(database, proof.value, async (tx, { id: userId }) => {
    const passkeys = await table.listPasskeys(tx, userId);
    if (passkeys.length >= PASSKEYS_MAX) return failure(tooMany);
    const options = await creationOptions(tx, userId, passkeys, site);
    const step = newSecret();
    await addSignInStep(
      tx,
      {
        stepHash: hashSecret(step),
        kind: "passkeyMade",
        userId,
        data: { challenge: options.challenge },
        expireTime: now + PASSKEY_STEP_LIFE,
      },
      now,
    );
    return success({ step, options: { ...options } });
  });
}

async function creationOptions(
  db: Db,
  userId: number,
  passkeys: readonly table.PasskeyRow[],
  site: Site,
) {
  const company = await readCompany(db);
  const account = await tableOf("account").get(db, userId);
  return generateRegistrationOptions({
    rpName: company?.name ?? "Plumbline",
    rpID: site.id,
    userName: account?.email ?? String(userId),
    userID: new TextEncoder().encode(String(userId)),
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: passkeys
      .filter((passkey) => passkey.site === site.id)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // It has to work without an e-mail address, and it takes the password's place.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** `users/passkey/add` */
export async function addPasskey(
  { database, mint }: Pick<Server, "database" | "mint">,
  owner: Owner,
  { step: secret, passkey: sent, name }: ParsedBodyOf<typeof calls.addPasskey>,
  { site, now }: Place,
): Promise<Result<Passkey, Refusal>> {
  const { userId } = owner;
  const step = await takeSignInStep(database, "passkeyMade", hashSecret(secret), now);
  const challenge = step?.userId === userId ? step.data["challenge"] : undefined;
  const credential = challenge && (await verifiedCredential(sent, challenge, site));
  if (!credential || (await table.findPasskey(database, credential.id)))
    return failure(parameterError("signIn.passkeyNotMade"));
  const passkey = { id: mint.nextId(), name, createTime: now, lastTime: 0 };
  return onProof(database, bySession(owner), async (tx) => {
    if ((await table.listPasskeys(tx, userId)).length >= PASSKEYS_MAX) return failure(tooMany);
    await table.addPasskey(tx, {
      ...passkey,
      userId,
      credentialId: credential.id,
      site: site.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: credential.transports ?? [],
    });
    await addAudit(tx, [guardNote({ what: "passkey", note: name, on: true }, { userId, now })]);
    return success(passkey);
  });
}

async function verifiedCredential(sent: SentPasskey, challenge: string, site: Site) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library looks at each part itself and throws where one is not as it should be.
      response: sent as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

/** `users/passkey/edit` */
export async function editPasskey(
  db: Db,
  userId: number,
  { id, name }: ParsedBodyOf<typeof calls.editPasskey>,
): Promise<Result<Passkey, Refusal>> {
  const passkey = await table.renamePasskey(db, { id, userId, name });
  if (!passkey) return failure(gone);
  const { createTime, lastTime } = passkey;
  return success({ id, name, createTime, lastTime });
}

/** `users/passkey/delete` */
export async function removePasskey(
  database: Database,
  userId: number,
  id: number,
  now: number,
): Promise<Result<{ id: number }, Refusal>> {
  return database.transaction(async (tx) => {
    const name = await table.removePasskey(tx, id, userId);
    if (name === undefined) return failure(gone);
    await addAudit(tx, [guardNote({ what: "passkey", note: name, on: false }, { userId, now })]);
    return success({ id });
  });
}
