import * as z from "zod/mini";
import { defineCall } from "../call.ts";

const base64Url = (min: number, max: number) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+={0,2}$/));

/** An uncompressed point of P-256, 65 bytes. */
const publicKeyShape = base64Url(87, 88);

const subscriptionShape = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  keys: z.object({ p256dh: publicKeyShape, auth: base64Url(22, 24) }),
});

/** The server's public key (VAPID), to which a browser binds its subscription. */
export const getPushKey = defineCall({
  name: "push.key",
  method: "POST",
  path: "/api/users/push/key",
  access: "member",
  perMinute: 60,
  body: z.object({}),
  reply: z.object({ publicKey: publicKeyShape }),
});

/**
 * `users/umeng/alias` (seed 000 §7): where this browser can be reached while it is closed, with the
 * key to which that is bound; null = no longer. It belongs to the session and ends with it.
 */
export const setPushAlias = defineCall({
  name: "push.alias",
  method: "POST",
  path: "/api/users/umeng/alias",
  access: "member",
  perMinute: 30,
  body: z.object({
    subscription: z.nullable(subscriptionShape),
    publicKey: z.optional(publicKeyShape),
  }),
  reply: z.object({ registered: z.boolean() }),
});

/** Sends a push without content to this very browser, the way all of them go; `sent` = the push service took it. */
export const testPush = defineCall({
  name: "push.test",
  method: "POST",
  path: "/api/users/push/test",
  access: "member",
  perMinute: 10,
  body: z.object({}),
  reply: z.object({ sent: z.boolean() }),
});
