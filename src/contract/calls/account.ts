import * as z from "zod/mini";
import { EMAIL_MAX, PASSWORD_MAX } from "#domain/limits.ts";
import { idOf } from "#domain/reference.ts";
import { timeShape } from "#domain/shape.ts";
import { defineCall } from "../call.ts";
import { emailShape, passwordShape } from "./system.ts";

/** The secret of a link that works once. */
const linkCodeShape = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/));
/** The password that the caller has; left out by people who sign in elsewhere and have none. */
const proofShape = z.optional(z.string().check(z.maxLength(PASSWORD_MAX)));

/** What the pages of the own account need to know. */
export const getAccount = defineCall({
  name: "account.info",
  method: "POST",
  path: "/api/users/account/info",
  access: "member",
  body: z.object({}),
  reply: z.object({
    email: z.string(),
    /** A new address that waits to be confirmed, empty = none. */
    newEmail: z.string(),
    /** Whether the account has a password; people of a provider may have none. */
    password: z.boolean(),
    /** Whether the server sends letters. */
    mail: z.boolean(),
  }),
});

/** A new password for the caller. A wrong present one is refused without saying more. */
export const changePassword = defineCall({
  name: "password.change",
  method: "POST",
  path: "/api/users/password/change",
  access: "member",
  perMinute: 10,
  body: z.object({
    current: proofShape,
    password: passwordShape,
    /** Whether the caller's other browsers are signed out. */
    endOthers: z.boolean(),
  }),
  reply: z.object({}),
});

/** A letter with a link for a new password. Says the same whether or not there is such an account. */
export const forgetPassword = defineCall({
  name: "password.forgot",
  method: "POST",
  path: "/api/users/password/forgot",
  access: "open",
  perMinute: 5,
  body: z.object({ email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX)) }),
  reply: z.object({}),
});

/** A link for somebody else's new password, where no letter reaches them; the code is shown only now. */
export const addPasswordLink = defineCall({
  name: "password.link",
  method: "POST",
  path: "/api/users/password/link",
  access: "admin",
  perMinute: 30,
  body: z.object({ userId: idOf("user") }),
  reply: z.object({ code: z.string(), expireTime: timeShape }),
});

/** Whose password a link sets, while it works. */
export const getPasswordLink = defineCall({
  name: "password.info",
  method: "POST",
  path: "/api/users/password/info",
  access: "open",
  perMinute: 30,
  body: z.object({ code: linkCodeShape }),
  reply: z.object({ nickname: z.string(), email: z.string() }),
});

/** The link is used up, and the person signed out everywhere; they sign in with the new password. */
export const resetPassword = defineCall({
  name: "password.reset",
  method: "POST",
  path: "/api/users/password/reset",
  access: "open",
  perMinute: 10,
  body: z.object({ code: linkCodeShape, password: passwordShape }),
  reply: z.object({
    /** As with a session: this browser is one of the account's from now on. */
    knownDevice: z.optional(z.string()),
  }),
});

/** A letter to the new address of the caller, which counts once its link was opened. */
export const changeEmail = defineCall({
  name: "email.change",
  method: "POST",
  path: "/api/users/email/change",
  access: "member",
  perMinute: 5,
  body: z.object({ email: emailShape, password: proofShape }),
  reply: z.object({}),
});

/** The link of that letter: whoever opens it has the address. */
export const confirmEmail = defineCall({
  name: "email.confirm",
  method: "POST",
  path: "/api/users/email/confirm",
  access: "open",
  perMinute: 10,
  body: z.object({ code: linkCodeShape }),
  reply: z.object({ email: z.string() }),
});

/** An administrator says which address somebody has. */
export const setEmail = defineCall({
  name: "email.set",
  method: "POST",
  path: "/api/users/email/set",
  access: "admin",
  perMinute: 30,
  body: z.object({ userId: idOf("user"), email: emailShape }),
  reply: z.object({ userId: idOf("user"), email: z.string() }),
});

/** The caller leaves the company for good; the address is typed once more so that it is no slip. */
export const deleteAccount = defineCall({
  name: "account.delete",
  method: "POST",
  path: "/api/users/delete",
  access: "member",
  perMinute: 5,
  body: z.object({
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(EMAIL_MAX)),
    password: proofShape,
  }),
  reply: z.object({}),
});
