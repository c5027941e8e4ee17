import * as z from "zod/mini";
import { PASSKEY_NAME_MAX, PASSKEYS_MAX, PASSWORD_MAX } from "#domain/limits.ts";
import { idOf } from "#domain/reference.ts";
import { nameShape } from "#domain/name.ts";
import { idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { sessionShape } from "../session.ts";
import { clientIdShape } from "./system.ts";
import { login } from "./user.ts";

/** A one-time secret of the server's: the second step of a sign-in, a passkey being made. */
const stepShape = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/));
/** Six digits of an authenticator app; people type spaces between them. */
const codeShape = z.string().check(z.regex(/^[\d\s]{6,12}$/));
const recoveryShape = z.string().check(z.trim(), z.maxLength(40));
/** The password, from people who have one, before something that guards their account changes. */
const proofShape = z.optional(z.string().check(z.maxLength(PASSWORD_MAX)));
/** What a browser's passkey door is given and gives back, as WebAuthn writes it in JSON. */
const optionsShape = z.record(z.string(), z.unknown());
const credentialShape = z.looseObject({
  id: z.string().check(z.maxLength(2_000)),
  response: z.record(z.string(), z.unknown()),
});
/** Who signs in, as with `users/login`. */
const browserShape = { clientId: clientIdShape, former: login.body.shape.former };

/**
 * The second step of a sign-in: `users/login` refused with the reason `signIn.secondStep`
 * and named the step. One of code, recovery code and passkey.
 */
export const loginSecond = defineCall({
  name: "user.loginSecond",
  method: "POST",
  path: "/api/users/login/second",
  access: "open",
  perMinute: 30,
  body: z.object({
    step: stepShape,
    code: z.optional(codeShape),
    recovery: z.optional(recoveryShape),
    passkey: z.optional(credentialShape),
    ...browserShape,
  }),
  reply: sessionShape,
});

/** What the browser needs to prove the second step by a passkey. */
export const loginSecondPasskey = defineCall({
  name: "user.loginSecondPasskey",
  method: "POST",
  path: "/api/users/login/second/passkey",
  access: "open",
  perMinute: 30,
  body: z.object({ step: stepShape }),
  reply: z.object({ options: optionsShape }),
});

/** What the browser needs to sign in by a passkey alone. */
export const beginPasskeyLogin = defineCall({
  name: "passkey.beginLogin",
  method: "POST",
  path: "/api/users/passkey/login/begin",
  access: "open",
  perMinute: 30,
  body: z.object({}),
  reply: z.object({ step: stepShape, options: optionsShape }),
});

/** A passkey that knows its owner takes the place of e-mail, password and second step. */
export const passkeyLogin = defineCall({
  name: "passkey.login",
  method: "POST",
  path: "/api/users/passkey/login",
  access: "open",
  perMinute: 30,
  body: z.object({ step: stepShape, passkey: credentialShape, ...browserShape }),
  reply: sessionShape,
});

/** Where the browser goes to sign in at the company's own provider. */
export const beginSingleSignOn = defineCall({
  name: "singleSignOn.begin",
  method: "POST",
  path: "/api/users/oidc/begin",
  access: "open",
  perMinute: 30,
  /** A secret of the page, without which nobody can use what comes back. */
  body: z.object({ binding: stepShape }),
  reply: z.object({ address: z.string() }),
});

/** The page that came back from the provider becomes a session. */
export const finishSingleSignOn = defineCall({
  name: "singleSignOn.finish",
  method: "POST",
  path: "/api/users/oidc/finish",
  access: "open",
  perMinute: 30,
  body: z.object({ code: stepShape, binding: stepShape, ...browserShape }),
  reply: sessionShape,
});

const passkeyShape = z.object({
  id: idShape,
  name: z.string(),
  createTime: timeShape,
  /** When it was last used to sign in, 0 = never. */
  lastTime: timeShape,
});

/** How the caller's account is guarded. */
export const getSecurity = defineCall({
  name: "security.info",
  method: "POST",
  path: "/api/users/security/info",
  access: "member",
  body: z.object({}),
  reply: z.object({
    /** Whether the account has a password; people of a provider may have none. */
    password: z.boolean(),
    /** Whether an authenticator app guards the sign-in. */
    twoFactor: z.boolean(),
    /** Recovery codes that were not used. */
    recoveryLeft: z.int(),
    passkeys: z.array(passkeyShape).check(z.maxLength(PASSKEYS_MAX)),
  }),
});

/** A secret for an authenticator app; nothing is guarded by it until it is confirmed. */
export const beginTwoFactor = defineCall({
  name: "twoFactor.begin",
  method: "POST",
  path: "/api/users/security/twofactor/begin",
  access: "member",
  perMinute: 10,
  body: z.object({ password: proofShape }),
  reply: z.object({
    /** In base32, for typing. */
    secret: z.string(),
    /** `otpauth:` address, for apps on this device and for a picture to scan. */
    address: z.string(),
  }),
});

const recoveryReply = z.object({
  /** Shown only now; the server keeps their hashes. */
  recovery: z.array(z.string()),
});

/** A first code of the app shows that it has the secret; from now on sign-ins ask for one. */
export const confirmTwoFactor = defineCall({
  name: "twoFactor.confirm",
  method: "POST",
  path: "/api/users/security/twofactor/confirm",
  access: "member",
  perMinute: 10,
  body: z.object({ code: codeShape }),
  reply: recoveryReply,
});

/** New recovery codes; the ones from before no longer work. */
export const renewRecovery = defineCall({
  name: "twoFactor.renewRecovery",
  method: "POST",
  path: "/api/users/security/twofactor/recovery",
  access: "member",
  perMinute: 10,
  body: z.object({ password: proofShape, code: codeShape }),
  reply: recoveryReply,
});

/** The password alone signs in again. */
export const removeTwoFactor = defineCall({
  name: "twoFactor.remove",
  method: "POST",
  path: "/api/users/security/twofactor/delete",
  access: "member",
  perMinute: 10,
  body: z.object({ password: proofShape, code: codeShape }),
  reply: z.object({}),
});

/** What the browser needs to make a passkey. */
export const beginPasskey = defineCall({
  name: "passkey.begin",
  method: "POST",
  path: "/api/users/passkey/begin",
  access: "member",
  perMinute: 10,
  body: z.object({ password: proofShape }),
  reply: z.object({ step: stepShape, options: optionsShape }),
});

export const addPasskey = defineCall({
  name: "passkey.add",
  method: "POST",
  path: "/api/users/passkey/add",
  access: "member",
  perMinute: 10,
  body: z.object({
    step: stepShape,
    passkey: credentialShape,
    name: nameShape(1, PASSKEY_NAME_MAX),
  }),
  reply: passkeyShape,
});

export const editPasskey = defineCall({
  name: "passkey.edit",
  method: "POST",
  path: "/api/users/passkey/edit",
  access: "member",
  body: z.object({ id: idShape, name: nameShape(1, PASSKEY_NAME_MAX) }),
  reply: passkeyShape,
});

export const removePasskey = defineCall({
  name: "passkey.remove",
  method: "POST",
  path: "/api/users/passkey/delete",
  access: "member",
  body: z.object({ id: idShape }),
  reply: z.object({ id: idShape }),
});

/** Who of the company guards the account by more than a password. */
export const listGuarded = defineCall({
  name: "twoFactor.people",
  method: "POST",
  path: "/api/users/security/people",
  access: "admin",
  body: z.object({}),
  reply: z.array(z.object({ userId: idOf("user"), twoFactor: z.boolean(), passkeys: z.int() })),
});

/** For somebody who lost phone and codes: authenticator app, recovery codes and passkeys are gone. */
export const resetTwoFactor = defineCall({
  name: "twoFactor.reset",
  method: "POST",
  path: "/api/users/security/reset",
  access: "admin",
  body: z.object({ userId: idOf("user") }),
  reply: z.object({ userId: idOf("user") }),
});
